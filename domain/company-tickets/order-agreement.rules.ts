import type { AgreementSubtype } from '#agreements/agreement-subtype.ts';
import { isAgreementValid } from '#agreements/agreement-validity.rules.ts';

type Agreement = { readonly subtype: string; readonly endDate: Temporal.PlainDate | null };

const companyTicketSubtype: AgreementSubtype = 'SUBSCRIPTIONS';

/**
 * Whether a company ticket may be ordered under an agreement: one for company tickets, valid today
 * (spec 1 §4) and still valid when the ticket starts, since nobody would pay for it after that.
 */
export const mayOrderCompanyTicketUnder = (
  agreement: Agreement,
  { today, start }: { today: Temporal.PlainDate; start: Temporal.PlainDate },
): boolean =>
  agreement.subtype === companyTicketSubtype &&
  isAgreementValid(agreement, today) &&
  isAgreementValid(agreement, start);
