/** A month as the address names it: 2026-03. */
export const monthText = (month: Temporal.PlainDate): string => month.toString().slice(0, 7);

/** The first of a month that the address names. */
export const monthIn = (text: string): Temporal.PlainDate | undefined =>
  /^[1-9]\d{3}-(0[1-9]|1[0-2])$/.test(text) ? Temporal.PlainDate.from(`${text}-01`) : undefined;
