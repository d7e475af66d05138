"""Print-and-play strategy games as software; this file only settles whether rules run compiled or plain."""

from grognard import native

native.install()
