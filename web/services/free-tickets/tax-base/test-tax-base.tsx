import { listTaxBaseDates } from '@takst/contract/services/free-tickets/tax-base/list-tax-base-dates.contract.ts';
import { listTaxBase } from '@takst/contract/services/free-tickets/tax-base/tax-base-list.contract.ts';
import { fakeServer, type FakeServer } from '#testing/fake-server.ts';
import { openPage, type PageOptions } from '#testing/open-page.tsx';
import { granlia } from '#testing/session-answers.ts';
import { TaxBasePage } from './tax-base.page.tsx';

const month = { tickets: 5, untaxedTickets: 0, isClosed: true, year: 2026 };
/** As the server sends them, newest first. */
export const months = [
  { ...month, month: 3, isClosed: false, totalPrice: 4303 },
  { ...month, month: 2, tickets: 6, totalPrice: 4351.5 },
  { ...month, month: 1, totalPrice: 3454 },
  { ...month, year: 2025, month: 11, totalPrice: 1000 },
];

const department = (agreementNumber: number, invoiceReference: string) => ({
  agreementNumber,
  invoiceReference,
});
export const byAgreement = [
  { ...department(500123, ''), ...months[0], totalPrice: 3092, tickets: 2 },
  { ...department(500124, 'Drift'), ...months[1] },
];

export const kariLine = {
  id: 7,
  employeeId: '00417',
  firstName: 'Kari',
  lastName: 'Berg',
  ...department(500124, 'Drift'),
  employeeTickets: 1,
  familyChildTickets: 2,
  familyRetiredTickets: 0,
  familyAdultTickets: 0,
  retiredTickets: 0,
  totalPrice: 1525,
  untaxedTickets: 0,
};
const familyLine = {
  ...kariLine,
  id: 8,
  employeeId: 'A10',
  firstName: null,
  lastName: null,
  employeeTickets: 0,
  ...department(500123, ''),
  untaxedTickets: 1,
};
const erasedTaxLine = {
  ...kariLine,
  id: 0,
  employeeId: null,
  firstName: null,
  lastName: null,
  agreementNumber: null,
  invoiceReference: '',
  employeeTickets: 4,
};

/** The company of the pages, with two departments. */
const agreement = (id: number, invoiceReference: string) => ({
  id,
  invoiceReference,
  subTypeId: 'FREETICKET' as const,
  fromDate: Temporal.PlainDate.from('2025-01-01'),
  endDate: null,
  invoicingInterval: 'MONTHLY_AT_END' as const,
  awaitsSignature: false,
  paymentDeadline: 30,
  schoolMedia: null,
  ticketCounter: null,
});
export const companyOfDepartments = {
  ...granlia,
  allAgreements: [agreement(500123, ''), agreement(500124, 'Drift')],
};

type Opening = Partial<PageOptions> & {
  matches?: readonly object[];
  dates?: { byCompany: readonly object[]; byAgreement: readonly object[] };
};

export async function openTaxBase({
  matches = [kariLine, familyLine, erasedTaxLine],
  dates = { byCompany: months, byAgreement },
  ...options
}: Opening = {}): Promise<FakeServer> {
  const server = fakeServer(
    [listTaxBase, { status: 200, body: { totalEntries: matches.length, matches } }],
    [listTaxBaseDates, { status: 200, body: dates }],
  );
  await openPage({
    pages: { '/fribilletter/skattegrunnlag': TaxBasePage },
    at: '/fribilletter/skattegrunnlag',
    company: companyOfDepartments,
    features: ['freeTicket'],
    texts: ['tax-base', 'free-book'],
    ...options,
  });
  return server;
}
