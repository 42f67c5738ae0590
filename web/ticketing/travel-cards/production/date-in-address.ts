/** A production day as the address has it: dd-mm-yyyy (spec 3 §2.2). */
export const dateInAddress = (date: Temporal.PlainDate): string =>
  date.toString().split('-').toReversed().join('-');

/** The day of an address; null where it is none. */
export function dateOfAddress(text: string): Temporal.PlainDate | null {
  if (!/^\d{2}-\d{2}-\d{4}$/.test(text)) return null;
  try {
    return Temporal.PlainDate.from(text.split('-').toReversed().join('-'));
  } catch {
    return null;
  }
}
