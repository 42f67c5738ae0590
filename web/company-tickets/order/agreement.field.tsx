import { useOffer } from '#company-tickets/offer/order-offer.ts';
import { useOrderField } from '#company-tickets/offer/use-order-field.ts';
import { AgreementSelect } from '#tickets/agreement-select.tsx';

export const AgreementField = () => (
  <AgreementSelect {...useOrderField('agreementName')} agreements={useOffer().agreements} />
);
