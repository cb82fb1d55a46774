"""Words for people: message catalogues by language, and the describer that turns declarations into text."""
