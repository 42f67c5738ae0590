import { openEmployee } from '#ticketing/subscribers/test-employee.tsx';

/** A subscription of Ingrid Ali that is active and has its code, as the server answers it. */
export const subscriptionWith = (facts: object) => ({
  id: 9,
  subscriberId: 7,
  companyId: 1001,
  agreementId: 1,
  invoiceReference: 'Main office',
  type: 'JOULE',
  name: { nb: 'Elsykkel', en: 'E-bike' },
  status: 'active',
  firstName: 'Ingrid',
  lastName: 'Ali',
  employeeId: 'A-2040',
  phoneCountryCode: '+47',
  phone: '41234567',
  startAt: '2026-01-01',
  expireAt: null,
  pricePerMonth: 599,
  priceVatPerMonth: 119.8,
  codeState: 'sent',
  ...facts,
});
export const features = [
  'companyTicket',
  'companyTicket.order',
  'subscriptions.resendCode',
] as const;
/** Opens the page of a person with this subscription alone. */
export const openWith = (facts: object, more = {}) =>
  openEmployee([], { subscriptions: [subscriptionWith(facts)], features, ...more });
