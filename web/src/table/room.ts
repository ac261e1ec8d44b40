/** How much room a table has: for all columns, without the side column, or on a phone. */
export type Room = "wide" | "medium" | "phone";
