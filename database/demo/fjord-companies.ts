import { freeTicket, type DemoCompany, ticketOffice } from './demo-company.ts';

const shared = { tenant: 'fjord', kind: 'CUSTOMER', city: 'Fjordbyen' } as const;

/** Invented companies, one or more for each situation that the portal treats differently. */
export const fjordCompanies: readonly DemoCompany[] = [
  {
    ...shared,
    key: 'several-services',
    name: 'Fjordlaks Foredling AS',
    agreements: [freeTicket, ticketOffice],
    people: 0,
    street: 'Kaiveien 4',
    postCode: '6770',
  },
  {
    ...shared,
    key: 'single-service',
    name: 'Ytre Vik Rederi AS',
    agreements: [freeTicket],
    people: 0,
    street: 'Strandvegen 11',
    postCode: '6771',
  },
  {
    ...shared,
    key: 'expired-agreement',
    name: 'Gamle Nausta Kafé AS',
    agreements: [{ ...ticketOffice, endedMonthsAgo: 1 }],
    people: 0,
    street: 'Naustvegen 3',
    postCode: '6770',
  },
  {
    ...shared,
    key: 'contractor',
    name: 'Havøya Bygg AS',
    kind: 'CONTRACTOR',
    agreements: [ticketOffice],
    people: 0,
    street: 'Havøyvegen 20',
    postCode: '6772',
  },
  {
    ...shared,
    key: 'no-agreement',
    name: 'Storneset Gartneri AS',
    agreements: [],
    people: 0,
    street: 'Storneset 2',
    postCode: '6773',
  },
];
