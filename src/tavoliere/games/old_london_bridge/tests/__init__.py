"""Tests of Old London Bridge: the printed examples, one test or more for each rule, and properties."""
