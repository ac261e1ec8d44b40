# What is wrong with an owner’s file of components, whatever the game.

components-too-large = The file is too large for a set of components.
components-not-utf-8 = This is no text in UTF-8. Save the file as UTF-8.
components-not-toml = This is not TOML. A line is a key, an equals sign and a value; words stand in straight quotation marks, lists in square brackets.
components-unknown-game = The game must be one whose components can be replaced: { $known }.
components-bad-name = A name is made of small letters from a to z, digits and hyphens, begins with a letter and has at most { $most } characters.
components-no-text = Words in quotation marks must stand here.
components-no-groups = The file replaces nothing: add a group that “castellany components write” prints.
components-no-group = “{ $word }” must stand below the name of a group in square brackets.
components-unknown-group = There is no group “{ $word }” to replace; there are: { $known }.
components-no-table = Keys with values must stand here: { $known }.
components-unknown-key = “{ $word }” is not known here; known: { $known }.
components-missing-key = “{ $word }” is missing.
components-bad-number = A whole number from { $least } to { $most } must stand here.
components-sum = The sum is { $found }, but the box has { $wanted }.
components-bad-list = A list in square brackets must stand here; number of entries: { $wanted }.
components-twice = “{ $word }” is there twice: add the copies up in one entry.
components-entry = Entry { $number }: { $why }
