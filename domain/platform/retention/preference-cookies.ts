/** For how many days a browser remembers the choice of language and theme. */
export const preferenceDays = 365;

/** The same for the cookie. */
export const preferenceSeconds = preferenceDays * 24 * 3_600;
