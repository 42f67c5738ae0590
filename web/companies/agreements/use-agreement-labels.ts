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

const intervals: { readonly [I in InvoicingInterval]: Key } = {
  DAILY: 'intervalDaily',
  WEEKLY: 'intervalWeekly',
  MONTHLY_AT_END: 'intervalMonthly',
  QUARTERLY: 'intervalQuarterly',
  ANNUALLY: 'intervalAnnually',
  OTHER: 'typeOther',
};

export function useAgreementLabels() {
  const t = useTexts('companies');
  return {
    type: (subtype: AgreementSubtype) => t(types[subtype]),
    interval: (interval: InvoicingInterval) => t(intervals[interval]),
    /** For a column. */
    shortInterval: (interval: InvoicingInterval) =>
      t(interval === 'MONTHLY_AT_END' ? 'monthly' : intervals[interval]),
  };
}
