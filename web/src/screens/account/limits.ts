/** What the server takes at most; it says so itself where these are not kept. */
export const LONGEST_NAME = 24;
export const LONGEST_PASSWORD = 200;
export const LONGEST_ADDRESS = 200;
