/** An agreement is valid when it has no end date or an end date not before today (spec 1 §4). */
export const isAgreementValid = (
  agreement: { readonly endDate: Temporal.PlainDate | null },
  today: Temporal.PlainDate,
): boolean =>
  agreement.endDate === null || Temporal.PlainDate.compare(agreement.endDate, today) >= 0;

/** Orders need a valid agreement whose contract is signed; until then its pages alone are open (domain: Onboarding). */
export const isOpenForOrders = (
  agreement: {
    readonly endDate: Temporal.PlainDate | null;
    readonly awaitsSignature?: boolean | undefined;
  },
  today: Temporal.PlainDate,
): boolean => isAgreementValid(agreement, today) && !agreement.awaitsSignature;
