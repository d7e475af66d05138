"""How flags look in help and on the command line."""

from cyclopts import Parameter

FLAG = Parameter(negative=(), show_default=False)  # --json, and no --no-json
MANY = Parameter(negative=(), show_default=False, consume_multiple=False)  # --option a=1 --option b=2
