import { getAgreementDefaults } from '@takst/contract/customers/agreements/get-agreement-defaults.contract.ts';
import { getCounterOffer } from '@takst/contract/services/ticket-counter/order/get-counter-offer.contract.ts';
import {
  countCompanies,
  companyFilters,
} from '@takst/contract/customers/companies/list-companies.contract.ts';
import { getCompanyContract } from '@takst/contract/services/onboarding/get-company-contract.contract.ts';
import { getInvoiceRecipient } from '@takst/contract/customers/companies/invoice-recipient/get-invoice-recipient.contract.ts';
import { getCompany } from '@takst/contract/customers/companies/get-company.contract.ts';
import { listCompanyHistory } from '@takst/contract/customers/companies/list-company-history.contract.ts';
import { getCompanyOverview } from '@takst/contract/customers/companies/overview/get-company-overview.contract.ts';
import { countSubscribers } from '@takst/contract/ticketing/subscribers/list-subscribers.contract.ts';
import { fireEvent, screen, waitFor } from '#testing/dom.ts';
import { expect } from 'vitest';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import { fakeServer, type FakeServer, type RouteAnswer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { CompanyListPage } from './list/company-list.page.tsx';
import { NewCompanyPage } from './new/new-company.page.tsx';
import { CompanyPage } from './page/company.page.tsx';

const address = (street: string) => ({
  line1: street,
  line2: null,
  postCode: '0191',
  city: 'Oslo',
  country: 'NO',
});

export const agreementOf = (id: number, subTypeId: string, more: object = {}) => ({
  id,
  subTypeId,
  invoiceReference: `Ref ${id}`,
  fromDate: '2024-01-01',
  endDate: null,
  invoicingInterval: 'MONTHLY_AT_END',
  awaitsSignature: false,
  paymentDeadline: 30,
  schoolMedia: null,
  ticketCounter: null,
  ...more,
});

/** A company in the server's format. */
export const fjellheim = {
  id: 1001,
  customerNumber: '1001',
  name: 'Fjellheim Konsult AS',
  organisationNumber: '310001015',
  type: 'RUTER_CUSTOMER',
  addresses: { bill: address('Fjellveien 1'), post: address('Fjellveien 2'), visit: null },
  allAgreements: [agreementOf(11, 'SUBSCRIPTIONS'), agreementOf(12, 'TICKETOFFICE')],
};

/** Path of its page. */
export const companyAt = '/bedrifter/1001';

const companyCounts = {
  all: 9,
  counts: Object.fromEntries(
    companyFilters.map((filter) => [filter, filter === 'SUBSCRIPTIONS' ? 7 : 0]),
  ),
};

const counterProduct = (id: string, nb: string, en: string) => ({
  id,
  name: { nb, en },
  description: { nb: '', en: '' },
  isTravelMoney: false,
  nrOfDaysValid: null,
  amounts: null,
  mediaTypes: [],
  prices: [],
});
const counterProducts = [
  counterProduct('single-ticket', 'Enkeltbillett', 'Single ticket'),
  counterProduct('travel-money', 'Reisepenger', 'Travel money'),
];

/** How it gets its invoices, in the server's format. */
export const recipient = {
  way: 'EMAIL' as string | null,
  chosenWay: null as string | null,
  email: 'faktura@fjellheim.example' as string | null,
  agreementEmails: [] as object[],
  sendsEhf: true,
  reachedByEhf: false as boolean | null,
  lookedUpAt: '2026-03-01T04:40:00Z' as string | null,
  version: 'v1',
};

export let server: FakeServer;

type PageOptions = Partial<Parameters<typeof openPage>[0]>;

/** Opens a page of this area with a fake server. */
export async function openAt(at: string, answers: readonly RouteAnswer[], more: PageOptions = {}) {
  for (const { id } of shownToasts()) closeToast(id);
  server = fakeServer(
    [countCompanies, { status: 200, body: companyCounts }],
    [getCounterOffer, { status: 200, body: { products: counterProducts } }],
    [getAgreementDefaults, { status: 200, body: { paymentDeadlineDays: 21 } }],
    [getCompanyContract, { status: 200, body: null }],
    [getInvoiceRecipient, { status: 200, body: recipient }],
    ...answers,
  );
  return openPage({
    pages: {
      '/bedrifter': CompanyListPage,
      '/bedrifter/ny': NewCompanyPage,
      '/bedrifter/$id': CompanyPage,
    },
    at,
    texts: ['companies', 'agreement-types', 'new-company', 'change-history', 'invoice-recipient'],
    features: ['companyAdmin'],
    ...more,
  });
}

const administrator = (id: number, firstName: string, more: object) => ({
  id,
  firstName,
  lastName: 'Lie',
  email: `${firstName}@fjellheim.example`,
  invitedUntil: null,
  lastSignInAt: null,
  ...more,
});

/** How it uses the portal, in the server's format. */
const overview = {
  customerSince: '2019-05-02',
  agreements: [{ id: 11, tickets: 14, subscriptions: 0, persons: 12 }],
  administrators: [
    {
      id: 7,
      firstName: 'Hanne',
      lastName: 'Vik',
      email: 'hanne@fjellheim.example',
      roles: ['COMPANY_ADMIN', 'USER_ADMIN'],
      status: 'ACTIVE',
      invitedUntil: null,
      lastSignInAt: '2026-03-04T07:52:00Z',
    },
    {
      id: 8,
      firstName: 'Siv',
      lastName: 'Moe',
      email: 'siv@fjellheim.example',
      roles: ['TICKET_ADMIN'],
      status: 'INVITED',
      invitedUntil: '2026-03-08T23:30:00Z',
      lastSignInAt: null,
    },
    administrator(9, 'Tor', {
      roles: ['SCHOOLTICKET_ADMIN'],
      status: 'INVITATION_EXPIRED',
      invitedUntil: '2026-02-01T10:00:00Z',
    }),
    administrator(10, 'Una', {
      roles: ['COMPANY_ADMIN'],
      status: 'DEACTIVATED',
      lastSignInAt: '2026-03-03T07:00:00Z',
    }),
    administrator(11, 'Vidar', { roles: ['USER_ADMIN'], status: 'DELETED' }),
  ],
};

const acts = { ordered: 0, ended: 0, 'zones-changed': 0 };
const counts = { valid: 12, ending: 3, pending: 2, 'code-not-fetched': 1, 'without-ticket': 6 };

/** The server's answers about the company, with overrides. */
export const companyWith = (more: object = {}): RouteAnswer[] => [
  [getCompany, { status: 200, body: { ...fjellheim, ...more } }],
  [getCompanyOverview, { status: 200, body: overview }],
  [
    countSubscribers,
    { status: 200, body: { all: 20, counts, acts, agreements: [], costCentres: [] } },
  ],
  [listCompanyHistory, { status: 200, body: { totalEntries: 0, matches: [] } }],
];
export const successAnswer = { status: 200, body: { id: 1001 } };
export const unavailableAnswer = { status: 503, body: { code: 'UNAVAILABLE' } };

export const reports = () => server.calls.filter(({ address: to }) => to === '/error-reports');

export const waitForToast = (title: string) =>
  waitFor(() => expect(shownToasts()).toContainEqual(expect.objectContaining({ title })));

/** The changing calls that the page has sent. */
export const sentCalls = () =>
  server.calls.filter(({ method, address: to }) => method !== 'GET' && to !== '/error-reports');

export const typeInto = (label: string | RegExp, value: string, position = 0) => {
  const field = screen.getAllByLabelText(label)[position];
  if (!field) throw new Error(`There is no field ${String(label)} at ${position}`);
  fireEvent.change(field, { target: { value } });
};

export const valuesOf = (label: string | RegExp) =>
  screen.getAllByLabelText<HTMLInputElement>(label).map(({ value }) => value);
