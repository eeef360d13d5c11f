// Replaced by the stage's first real file.
