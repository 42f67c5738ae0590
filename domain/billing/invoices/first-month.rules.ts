const { compare } = Temporal.PlainDate;

/**
 * Whether an operator invoices a month in the portal: from its first month on. Months before it were invoiced elsewhere,
 * and without a first month nothing is invoiced here (docs/decisions/0062).
 */
export const isInvoicedHere = (
  month: Temporal.PlainDate,
  firstMonth: Temporal.PlainDate | null,
): boolean => firstMonth !== null && compare(month, firstMonth) >= 0;
