const email = /[\p{L}\d._%+-]+@[\p{L}\d.-]+/gu;
/** Phone, organisation and ticket numbers: seven digits and more, in one piece or in groups. */
const longNumber = /\+?\d(?:[ .]?\d){6,}/g;

/**
 * A text without what may be about people. A database names the value that it refuses
 * (`invalid input syntax for type integer: "…"`), so an error's own message may carry a phone.
 */
export const redactPersonalData = (text: string): string =>
  text.replace(email, '[removed]').replace(longNumber, '[removed]');
