const email = /[\p{L}\d._%+-]+@[\p{L}\d.-]+/gu;
/** Phone, organisation and ticket numbers: seven or more digits, also in groups. */
const longNumber = /\+?\d(?:[ .\u00A0\u202F]?\d){6,}/g;
/** What opens something: keys of links, cookies and sessions are at least as long as this. */
const long = /[\w-]{20,}/g;
/** Names in our code have no digits and no two capitals side by side; in random letters one of them comes soon. */
const isRandom = (word: string): boolean => /\d|[A-Z]{2}|[A-Z][-_]|[-_][A-Z]/.test(word);
/** A pickup code, with or without its dash. */
const code = /\b(?=[A-Z\d-]*\d)(?=[A-Z\d-]*[A-Z])[A-Z\d]{4}-?[A-Z\d]{4}\b/g;

const removed = '[removed]';

/**
 * Removes e-mail addresses, long numbers, tokens and pickup codes. A database error quotes the refused value
 * (`invalid input syntax for type integer: "…"`), so a message may contain a phone.
 */
export const redactPersonalData = (text: string): string =>
  text
    .replace(email, removed)
    .replace(long, (word) => (isRandom(word) ? removed : word))
    .replace(longNumber, removed)
    .replace(code, removed);
