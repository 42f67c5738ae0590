/** The id that a text of an address names; null where it names none. */
export const idOf = (text: string): number | null =>
  /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
