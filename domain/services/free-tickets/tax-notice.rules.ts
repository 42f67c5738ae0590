import { refuseFreeDay } from './free-dates.rules.ts';
import { type FreeSaleRefusal, sellFreeTicket, type SoldFreeTicket } from './free-price.rules.ts';

/** The same notice again within this time is the one that was sent. */
export const sameNoticeWithin = Temporal.Duration.from({ minutes: 10 });

/** SMS to the phone of one employee in a day. */
export const maxTaxNoticesADay = 5;

/** What is taxed for a year of months as today's. */
export const taxOfYear = (taxOreOfMonth: number): number => 12 * taxOreOfMonth;

type SaleArguments = Parameters<typeof sellFreeTicket>;
export type TaxNoticeFacts = {
  readonly today: Temporal.PlainDate;
  /** Whether a ticket may be ordered under the department from the first day on. */
  readonly isDepartmentValid: boolean;
  readonly offer: SaleArguments[0];
  /** As the company has set it. */
  readonly sendsTaxNotice: boolean;
  /** Whether the employee has an own ticket on a phone, to which the SMS goes. */
  readonly hasPhone: boolean;
};

export type TaxNoticeRefusal =
  | 'AGREEMENT_NOT_VALID'
  | 'TAX_NOTICES_OFF'
  | 'START_DATE_TOO_EARLY'
  | 'START_DATE_TOO_LATE'
  | FreeSaleRefusal
  /** No retail price of the profile and zones is on file. */
  | 'NO_TAXABLE_AMOUNT'
  | 'NO_PHONE_OF_EMPLOYEE';

/** What an employee is told of a family ticket that may be ordered, or why nothing is sent. */
export function decideTaxNotice(
  { today, isDepartmentValid, offer, sendsTaxNotice, hasPhone }: TaxNoticeFacts,
  request: SaleArguments[1],
): { sold: SoldFreeTicket & { readonly taxOre: number } } | { refused: TaxNoticeRefusal } {
  if (!sendsTaxNotice) return { refused: 'TAX_NOTICES_OFF' };
  const day = refuseFreeDay(request.startDate, today);
  if (day) return { refused: `START_DATE_${day}` };
  if (!isDepartmentValid) return { refused: 'AGREEMENT_NOT_VALID' };
  const sold = sellFreeTicket(offer, request);
  if (typeof sold === 'string') return { refused: sold };
  const { taxOre } = sold;
  if (taxOre === null) return { refused: 'NO_TAXABLE_AMOUNT' };
  return hasPhone ? { sold: { ...sold, taxOre } } : { refused: 'NO_PHONE_OF_EMPLOYEE' };
}
