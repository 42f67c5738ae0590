import type { onboardCompany } from '@takst/contract/customers/companies/onboard-company.contract.ts';
import type { CallInput } from '#testing/portal/call-as.ts';

export type OnboardingBody = CallInput<typeof onboardCompany>['body'];

const address = { addressLine1: 'Veien 1', postCode: '0155', postArea: 'OSLO' };

let people = 0;

/** The body of a new company, with an administrator who is no user yet. */
export const onboardingOf = (organisationNumber: string): OnboardingBody => ({
  company: {
    organisationNumber,
    name: 'Nye Reiser AS',
    billAddress: address,
    postAddress: address,
    visitAddress: address,
  },
  agreements: [
    { subType: 'TICKETOFFICE', invoicingInterval: 'MONTHLY_AT_END' },
    { subType: 'SUBSCRIPTIONS', invoicingInterval: 'WEEKLY', invoiceReference: 'PO 1' },
  ],
  signee: { name: 'Sign Ert', email: 'sign@reiser.example' },
  user: {
    email: `leder${(people += 1)}@reiser.example`,
    phoneCountryCode: '+47',
    phone: '46123456',
    firstName: 'Line',
    lastName: 'Leder',
  },
});
