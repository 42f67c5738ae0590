import { useOffer } from '#services/company-tickets/offer/order-offer.ts';
import { useOrderField } from '#services/company-tickets/offer/use-order-field.ts';
import { AgreementSelect } from '#ticketing/tickets/agreement-select.tsx';

export const AgreementField = () => (
  <AgreementSelect {...useOrderField('agreementName')} agreements={useOffer().agreements} />
);
