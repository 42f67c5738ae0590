import { getPayrollOverview } from '@takst/contract/billing/payroll/get-payroll-overview.contract.ts';
import { listPayrollChanges } from '@takst/contract/billing/payroll/list-payroll-changes.contract.ts';
import { checkPayrollFile } from '@takst/contract/billing/payroll/payroll-file.contract.ts';
import { getPayrollSettings } from '@takst/contract/billing/payroll/payroll-settings.contract.ts';
import { erasedPerson, monthLine } from '#billing/invoices/test-month-line.ts';
import { fakeServer, type FakeServer, type RouteAnswer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { PayrollChangesPage } from './changes/payroll-changes.page.tsx';

const line = monthLine;
const erased = { ...line, price: 1324, ...erasedPerson };

/** As the server sends them; the pages open on 4 March 2026. */
export const added = {
  id: 1,
  month: '2026-04-01',
  priceDifference: 747,
  changeType: 'SUBSCRIBED',
  oldLine: null as object | null,
  newLine: line as object | null,
};
export const changed = {
  ...added,
  id: 2,
  priceDifference: 577,
  changeType: 'PRICE_CHANGED',
  oldLine: line,
  newLine: { ...line, price: 662, quantity: 2, firstName: 'Bo', phoneCountryCode: '+46' },
};
export const cancelled = {
  ...added,
  id: 3,
  month: '2026-05-01',
  priceDifference: -1324,
  changeType: 'UNSUBSCRIBED',
  oldLine: erased,
  newLine: null,
};

const none = { SUBSCRIBED: 0, UNSUBSCRIBED: 0, PRICE_CHANGED: 0 };
export const overview = {
  months: [
    {
      month: '2026-02-01',
      isClosed: true,
      isInvoicedHere: true,
      people: 2,
      totalPrice: 2000,
      // Of the month before the first of the list.
      counts: { SUBSCRIBED: 4, UNSUBSCRIBED: 5, PRICE_CHANGED: 6 },
    },
    {
      month: '2026-03-01',
      isClosed: false,
      isInvoicedHere: true,
      people: 2,
      totalPrice: 2000,
      counts: none,
    },
    {
      month: '2026-04-01',
      isClosed: false,
      isInvoicedHere: true,
      people: 3,
      totalPrice: 3324,
      counts: { ...none, SUBSCRIBED: 1, PRICE_CHANGED: 1 },
    },
    {
      month: '2026-05-01',
      isClosed: false,
      isInvoicedHere: true,
      people: 2,
      totalPrice: 2000,
      counts: { ...none, UNSUBSCRIBED: 1 },
    },
  ],
};

export const usualSettings = {
  delimiter: 'semicolon',
  format: null as string | null,
  wageType: null as string | null,
  wageTypes: { TICKET: null, JOULE: null, OTTO: null, CAR_POOL: null } as Record<
    string,
    string | null
  >,
  benefitWageType: null as string | null,
  version: 'v1',
};

export let server: FakeServer;

export const finds = (...matches: object[]): RouteAnswer => [
  listPayrollChanges,
  { status: 200, body: { totalEntries: matches.length, matches } },
];

export const checked = (...faults: object[]): RouteAnswer => [
  checkPayrollFile,
  { status: 200, body: { people: 3, totalPrice: 3324, faults } },
];

export const hasSettings = (more: Partial<typeof usualSettings> = {}): RouteAnswer => [
  getPayrollSettings,
  { status: 200, body: { ...usualSettings, ...more } },
];

type Options = Partial<Parameters<typeof openPage>[0]>;

/** Opens the list with a fake server. */
export function openPayroll(answers: readonly RouteAnswer[], more: Options = {}) {
  const usual = [[getPayrollOverview, { status: 200, body: overview }], hasSettings()] as const;
  server = fakeServer(...(usual as readonly RouteAnswer[]), ...answers);
  return openPage({
    pages: { '/bedriftsavtale/lonnstrekk': PayrollChangesPage },
    at: '/bedriftsavtale/lonnstrekk',
    texts: ['payroll'],
    features: ['companyTicket'],
    ...more,
  });
}
