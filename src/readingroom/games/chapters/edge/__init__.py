"""What leaves the rules: actions, events, views, odds, refusals and reasons."""
