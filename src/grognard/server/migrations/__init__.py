"""The steps that bring an older database to the form of today."""
