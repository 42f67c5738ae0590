/** The months that a list is about, as the address has them: '2026-03', or nothing. */
export const periodFilterNames = ['from', 'to'] as const;
export type PeriodFilter = (typeof periodFilterNames)[number];

const monthIn = (text: string): Temporal.PlainDate | undefined =>
  /^[1-9]\d{3}-(0[1-9]|1[0-2])$/.test(text) ? Temporal.PlainDate.from(`${text}-01`) : undefined;

/** As the calls take them; what is no month is left out. */
export function periodOf(filters: Readonly<Record<PeriodFilter, string>>) {
  const [from, to] = [monthIn(filters.from), monthIn(filters.to)];
  return { ...(from && { from }), ...(to && { to }) };
}
