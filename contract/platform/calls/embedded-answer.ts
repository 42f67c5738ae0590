/**
 * The attributes of a script element that has the answer of a call, which the server sent with the page
 * (docs/decisions/0117). Its text is the JSON of the answer.
 */
export const embeddedAnswer = {
  /** The address of the call. */
  address: 'data-answer',
  /** The headers of the answer that `call` reads, as JSON. */
  headers: 'data-headers',
} as const;
