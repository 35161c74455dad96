"""One file per change of the schema, numbered; a released file is never edited."""
