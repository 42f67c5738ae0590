import type { AgreementSubtype } from '@takst/domain/agreements/agreement-subtype.ts';
import type { InvoicingInterval } from '@takst/domain/agreements/invoicing-interval.ts';
import type { PlainTextKey } from '#texts/texts.ts';
import type { FormField } from '#design/form/form-fields.ts';
import { useTexts } from '#texts/use-texts.ts';
import { subtypeInConflict } from './agreement-fields.ts';

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

/** The fields of an agreement, in form order. */
export function useAgreementFieldTexts(): FormField[] {
  const t = useTexts('companies');
  const labels = useAgreementLabels();
  return [
    {
      name: 'subType',
      label: t('type'),
      sentence: (key) => {
        const subtype = subtypeInConflict(key);
        return subtype && t('agreementConflict', { type: labels.type(subtype).toLowerCase() });
      },
    },
    { name: 'invoicingInterval', label: t('invoicingInterval') },
    { name: 'invoiceReference', label: t('invoiceReference') },
    { name: 'paymentDeadlineDays', label: t('paymentDeadline') },
  ];
}
