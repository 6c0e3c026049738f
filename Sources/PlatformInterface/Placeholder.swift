// Holds the target's place until its first type arrives.
