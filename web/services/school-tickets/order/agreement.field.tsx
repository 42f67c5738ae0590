import { AgreementSelect } from '#ticketing/tickets/agreement-select.tsx';
import { useSchoolOffer } from './school-order-offer.ts';
import { useSchoolOrderField } from './use-school-order-field.ts';

/** The agreement that pays. */
export const AgreementField = () => (
  <AgreementSelect
    {...useSchoolOrderField('agreementNumber')}
    agreements={useSchoolOffer().agreements}
  />
);
