import type { AgreementSubtype } from '@takst/domain/agreements/agreement-subtype.ts';
import type { InvoicingInterval } from '@takst/domain/agreements/invoicing-interval.ts';
import type { PlainTextKey } from '#texts/texts.ts';
import { useTexts } from '#texts/use-texts.ts';

type Key = PlainTextKey<'companies'>;

const types: { readonly [S in AgreementSubtype]: Key } = {
  FREETICKET: 'typeFreeTicket',
  NO_SUBSCRIPTIONS: 'typeNoSubscriptions',
  SCHOOLTICKET: 'typeSchoolTicket',
  SUBSCRIPTIONS: 'typeSubscriptions',
  TICKETOFFICE: 'typeTicketOffice',
  TRAVELCARD_FIXED_PRICE: 'typeTravelCardFixedPrice',
  TRAVELCARD_SUBSCRIPTION: 'typeTravelCardSubscription',
  HOUSING_COOPERATIVE_AGREEMENT: 'typeHousing',
  OTHER: 'typeOther',
};

const intervals: { readonly [I in Exclude<InvoicingInterval, 'OTHER'>]: Key } = {
  DAILY: 'intervalDaily',
  WEEKLY: 'intervalWeekly',
  MONTHLY_AT_END: 'intervalMonthly',
  QUARTERLY: 'intervalQuarterly',
};

/** What types of agreement and intervals of invoicing are called. */
export function useAgreementWords() {
  const t = useTexts('companies');
  return {
    type: (subtype: AgreementSubtype) => t(types[subtype]),
    interval: (interval: keyof typeof intervals) => t(intervals[interval]),
  };
}
