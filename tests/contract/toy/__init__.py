"""Three Crews, a small whole game that uses every corner of the contract: to test the contract with, and to copy from."""

from tests.contract.toy.ruleset import ToyRuleset

RULESET = ToyRuleset()
