import type { Contact } from '@takst/contract/customers/session/get-contact.contract.ts';
import type { UserCompany } from '@takst/contract/customers/companies/user-company.schema.ts';

/** The server's answers about a user and their companies. */
export const kari: Contact = {
  id: 5,
  email: 'kari@granlia.example',
  firstName: 'Kari',
  lastName: 'Nordmann',
  phone: '41234567',
  phoneCountryCode: '+47',
  roles: [],
};

export const companyOf = (overrides: Partial<UserCompany>): UserCompany => ({
  id: 1001,
  customerNumber: String(overrides.id ?? 1001),
  name: 'Granlia Bygg AS',
  organisationNumber: '311000001',
  type: 'RUTER_CUSTOMER',
  addresses: { bill: null, post: null, visit: null },
  roles: ['COMPANY_ADMIN'],
  allAgreements: [
    {
      id: 1,
      subTypeId: 'SUBSCRIPTIONS',
      invoiceReference: 'Main office',
      fromDate: Temporal.PlainDate.from('2024-01-01'),
      endDate: null,
      invoicingInterval: 'MONTHLY_AT_END',
      awaitsSignature: false,
      paymentDeadline: 30,
      schoolMedia: null,
      ticketCounter: null,
    },
  ],
  agreementSettings: {
    employeeIdLabel: null,
    employeeIdLabels: {},
    increasedExpiry: false,
    arbitraryDates: false,
    payrollDatePicker: false,
    takesTicketRequests: false,
    invoiceBaseOnly: false,
    disableRefundSubscriptionButton: false,
    quarantineDays: 30,
    hasMultipleProfiles: false,
    profiles: ['ADULT'],
  },
  ...overrides,
});

export const granlia = companyOf({});
export const fjellstua = companyOf({
  id: 1002,
  name: 'Fjellstua Hotell AS',
  organisationNumber: '311000002',
});
