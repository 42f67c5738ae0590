const email = /[\p{L}\d._%+-]+@[\p{L}\d.-]+/gu;
/** Phone, organisation and ticket numbers: seven or more digits, also in groups. */
const longNumber = /\+?\d(?:[ .]?\d){6,}/g;

/**
 * Removes e-mail addresses and long numbers. A database error quotes the refused value
 * (`invalid input syntax for type integer: "…"`), so a message may contain a phone.
 */
export const redactPersonalData = (text: string): string =>
  text.replace(email, '[removed]').replace(longNumber, '[removed]');
