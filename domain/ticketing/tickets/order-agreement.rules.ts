import type { AgreementSubtype } from '#platform/tenants/agreement-subtype.ts';
import { isAgreementValid, isOpenForOrders } from '#platform/access/agreement-validity.rules.ts';

type Agreement = {
  readonly subtype: string;
  readonly endDate: Temporal.PlainDate | null;
  readonly awaitsSignature: boolean;
};

/**
 * Whether a ticket may be ordered under an agreement: one of the service's, signed and valid today (spec 1 §4)
 * and still valid when the ticket starts, since nobody would pay for it after that.
 */
export const mayOrderUnder = (
  subtypes: readonly AgreementSubtype[],
  agreement: Agreement,
  { today, start }: { today: Temporal.PlainDate; start: Temporal.PlainDate },
): boolean =>
  subtypes.some((subtype) => subtype === agreement.subtype) &&
  isOpenForOrders(agreement, today) &&
  isAgreementValid(agreement, start);

/** What an agreement is called where one is chosen: its invoice reference, else its number. */
export const agreementLabel = ({
  id,
  invoiceReference,
}: {
  readonly id: number;
  readonly invoiceReference: string;
}): string => invoiceReference || String(id);
