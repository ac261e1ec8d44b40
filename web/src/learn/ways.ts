/** Where to look for what the coach speaks of and does not lie open, as selectors. */

/** The log: a tab beside the table or below it, or a sign above it where there is no room for tabs. */
export const TO_LOG: readonly string[] = ['[role="tab"][id$="-log"]', '[data-act="side"]'];

/** On a phone, where one looks at something else. */
export const TO_OWN = '[role="tab"][id$="-own"][aria-selected="false"]';
export const TO_BOARD = '[role="tab"][id$="-board"][aria-selected="false"]';
