/** The number of an invoice that somebody has written; the contract refuses what is none. */
export const writtenNumber = (text: string): number =>
  /^\s*\d{1,15}\s*$/.test(text) ? Number(text) : Number.NaN;
