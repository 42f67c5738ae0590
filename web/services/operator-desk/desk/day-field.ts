/** A day as a draft keeps it: ISO text, empty for none. */
export const writtenDay = (day: Temporal.PlainDate | null): string => day?.toString() ?? '';

export function dayOf(text: string): Temporal.PlainDate | null {
  return text === '' ? null : Temporal.PlainDate.from(text);
}
