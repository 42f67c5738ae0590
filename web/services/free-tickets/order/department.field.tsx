import { AgreementSelect } from '#ticketing/tickets/agreement-select.tsx';
import { useFreeOffer } from './free-order-offer.ts';
import { useFreeOrderField } from './use-free-order-field.ts';

/** The department that pays. */
export const DepartmentField = () => (
  <AgreementSelect
    {...useFreeOrderField('agreementNumber')}
    agreements={useFreeOffer().departments}
  />
);
