import {
  companyTicketAgreement,
  type DemoCompany,
  freeTicket,
  ticketOffice,
} from './demo-company.ts';

const shared = { tenant: 'akt', kind: 'CUSTOMER', city: 'Kristiansand S' } as const;

/** Invented companies, one or more for each situation that the portal treats differently. */
export const aktCompanies: readonly DemoCompany[] = [
  {
    ...shared,
    key: 'several-services',
    name: 'Skjærgård Elektro AS',
    agreements: [companyTicketAgreement, ticketOffice],
    people: 124,
    profiles: ['SENIOR'],
    street: 'Skippergata 30',
    postCode: '4611',
  },
  {
    ...shared,
    key: 'single-service',
    name: 'Otra Bryggeri AS',
    agreements: [companyTicketAgreement],
    people: 22,
    street: 'Elvegata 14',
    postCode: '4614',
  },
  {
    ...shared,
    key: 'expired-agreement',
    name: 'Gamle Brygge Fisk AS',
    agreements: [{ ...companyTicketAgreement, endedMonthsAgo: 1 }],
    people: 5,
    street: 'Gravane 6',
    postCode: '4610',
  },
  {
    ...shared,
    key: 'contractor',
    name: 'Heia Anlegg AS',
    kind: 'CONTRACTOR',
    agreements: [companyTicketAgreement],
    people: 8,
    street: 'Heiveien 18',
    postCode: '4636',
  },
  {
    ...shared,
    key: 'no-agreement',
    name: 'Lyngheim Hytter AS',
    agreements: [],
    people: 0,
    street: 'Lyngveien 9',
    postCode: '4634',
  },
  {
    ...shared,
    key: 'free-ticket',
    name: 'Sørbuss Drift AS',
    agreements: [freeTicket],
    people: 0,
    street: 'Bussveien 1',
    postCode: '4639',
  },
];
