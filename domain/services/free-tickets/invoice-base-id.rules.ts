/** What an invoice base of free tickets is of: a department and a month, by its first. */
export type InvoiceBaseKey = {
  readonly agreementId: number;
  readonly month: Temporal.PlainDate;
};

/** `500123-202603`: it stays the same when the month is closed. */
export const invoiceBaseId = ({ agreementId, month }: InvoiceBaseKey): string =>
  `${agreementId}-${month.toPlainYearMonth().toString().replace('-', '')}`;

/** What an id names; null for a text that is none. */
export function invoiceBaseKey(id: string): InvoiceBaseKey | null {
  const { agreement, year, month } =
    /^(?<agreement>[1-9]\d{0,14})-(?<year>20\d\d)(?<month>0[1-9]|1[0-2])$/.exec(id)?.groups ?? {};
  if (agreement === undefined) return null;
  return {
    agreementId: Number(agreement),
    month: Temporal.PlainDate.from({ year: Number(year), month: Number(month), day: 1 }),
  };
}
