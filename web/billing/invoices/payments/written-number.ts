/** The invoice number in a typed text; NaN for any other text, which the contract refuses. */
export const writtenNumber = (text: string): number =>
  /^\s*\d{1,15}\s*$/.test(text) ? Number(text) : Number.NaN;
