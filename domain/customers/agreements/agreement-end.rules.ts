type AgreementStart = { readonly fromDate: Temporal.PlainDate };

/**
 * The first day that an agreement can end on: what was valid yesterday was sold and is invoiced. It ends
 * no ticket (docs/decisions/0021).
 */
export const firstEndDate = (
  { fromDate }: AgreementStart,
  today: Temporal.PlainDate,
): Temporal.PlainDate => (Temporal.PlainDate.compare(fromDate, today) > 0 ? fromDate : today);

/** Whether an agreement can have this end date; null takes it away. */
export const mayEndOn = (
  agreement: AgreementStart,
  { endDate, today }: { endDate: Temporal.PlainDate | null; today: Temporal.PlainDate },
): boolean =>
  endDate === null || Temporal.PlainDate.compare(endDate, firstEndDate(agreement, today)) >= 0;
