import { listBirthdays } from '@takst/contract/services/free-tickets/birthdays/list-birthdays.contract.ts';
import {
  downloadFreeTickets,
  listFreeTickets,
} from '@takst/contract/services/free-tickets/list/free-ticket-list.contract.ts';
import { listTaxBaseDates } from '@takst/contract/services/free-tickets/tax-base/list-tax-base-dates.contract.ts';
import { taxBaseList } from '@takst/contract/services/free-tickets/tax-base/tax-base-list.contract.ts';
import { taxChangeList } from '@takst/contract/services/free-tickets/tax-changes/tax-change-list.contract.ts';
import { listDepartmentTaxChanges } from '@takst/contract/services/free-tickets/tax-changes/list-department-tax-changes.contract.ts';
import { listCardRequests } from '@takst/contract/ticketing/travel-cards/list-card-requests.contract.ts';
import { getNextInvoice } from '@takst/contract/billing/invoices/get-next-invoice.contract.ts';
import { previewMonth } from '@takst/contract/billing/invoices/preview-month.contract.ts';
import * as statementFiles from '@takst/contract/services/housing/statement/download-statement.contract.ts';
import { getStatement } from '@takst/contract/services/housing/statement/get-statement.contract.ts';
import { listStatementUnits } from '@takst/contract/services/housing/statement/list-statement-units.contract.ts';
import { downloadPayrollChanges } from '@takst/contract/billing/payroll/download-payroll-changes.contract.ts';
import * as priceChangeFiles from '@takst/contract/services/price-changes/download-price-change.contract.ts';
import { getPriceChange } from '@takst/contract/services/price-changes/get-price-change.contract.ts';
import { getPriceLetter } from '@takst/contract/services/price-changes/price-letter.contract.ts';
import { getPayrollOverview } from '@takst/contract/billing/payroll/get-payroll-overview.contract.ts';
import { listChangedSubscriptions } from '@takst/contract/billing/payroll/list-changed-subscriptions.contract.ts';
import { listPayrollChanges } from '@takst/contract/billing/payroll/list-payroll-changes.contract.ts';
import {
  checkPayrollFile,
  downloadPayrollFile,
} from '@takst/contract/billing/payroll/payroll-file.contract.ts';
import { downloadUnitCosts } from '@takst/contract/services/housing/costs/download-unit-costs.contract.ts';
import { getUnitCostOverview } from '@takst/contract/services/housing/costs/get-unit-cost-overview.contract.ts';
import { listUnitCosts } from '@takst/contract/services/housing/costs/list-unit-costs.contract.ts';
import { getAgreementUses } from '@takst/contract/customers/agreements/get-agreement-uses.contract.ts';
import { getCompanyOverview } from '@takst/contract/customers/companies/overview/get-company-overview.contract.ts';
import {
  countCompanies,
  downloadCompanies,
  listCompanies,
} from '@takst/contract/customers/companies/list-companies.contract.ts';
import { getRunCheck } from '@takst/contract/billing/invoices/run/get-run-check.contract.ts';
import { downloadCompanyHistory } from '@takst/contract/customers/companies/download-company-history.contract.ts';
import {
  countSubscribers,
  downloadSubscribers,
  listSubscribers,
} from '@takst/contract/ticketing/subscribers/list-subscribers.contract.ts';
import { checkCompanyDeletion } from '@takst/contract/customers/companies/check-company-deletion.contract.ts';
import { listSubscriberHistory } from '@takst/contract/ticketing/subscribers/history/list-subscriber-history.contract.ts';
import { listSubscriberTickets } from '@takst/contract/ticketing/subscribers/list-subscriber-tickets.contract.ts';
import {
  countAllSchoolTickets,
  downloadAllSchoolTickets,
  listAllSchoolTickets,
} from '@takst/contract/services/school-tickets/list/all-school-ticket-list.contract.ts';
import {
  countSchoolTickets,
  downloadSchoolTickets,
  listSchoolTickets,
} from '@takst/contract/services/school-tickets/list/school-ticket-list.contract.ts';
import type { Route } from '@takst/contract/platform/calls/route.ts';
import { workbookOf } from '@takst/contract/platform/lists/workbook-of.ts';
import { describe, expect } from 'vitest';
import { placePaperTicket } from '#services/school-tickets/lost-card/test-paper.store.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { type Read, readOnce, readRoutes } from '#testing/every-read.ts';
import {
  dropIndex,
  placeManyChange,
  placeManyCompanies,
  placeManyPeople,
  settle,
} from '#testing/many-people.store.ts';
import { wasteOf } from '#testing/plan.query.ts';
import { statementsOf } from '#testing/statements.ts';
import { shareOf } from '#testing/sweep-share.ts';
import { maxStatements } from './test-max-statements.ts';

/**
 * Before a company is deleted all that it has is looked at; a file is all that there is; counts count all; what changes
 * in a company's payroll is seen by all that it is billed, and so is what the units of an association cost.
 */
const looksAtAll: readonly string[] = [
  checkCompanyDeletion.path,
  // What new prices mean is worked out from all tickets of an operator, and their letter counts who pays for one.
  getPriceChange.path,
  ...Object.values(priceChangeFiles).map(({ path }) => path),
  getPriceLetter.path,
  getRunCheck.path,
  countCompanies.path,
  downloadCompanies.path,
  downloadCompanyHistory.path,
  downloadSubscribers.path,
  countSubscribers.path,
  listPayrollChanges.path,
  getPayrollOverview.path,
  downloadPayrollChanges.path,
  listChangedSubscriptions.path,
  previewMonth.path,
  getNextInvoice.path,
  checkPayrollFile.path,
  downloadPayrollFile.path,
  listUnitCosts.path,
  getUnitCostOverview.path,
  downloadUnitCosts.path,
  workbookOf(downloadUnitCosts).path,
  getAgreementUses.path,
  getCompanyOverview.path,
  getStatement.path,
  listStatementUnits.path,
  ...Object.values(statementFiles).map(({ path }) => path),
  // Joined with tickets by their keys: among the few of this world the database reads all of them at once.
  listFreeTickets.path,
  downloadFreeTickets.path,
  listSchoolTickets.path,
  countSchoolTickets.path,
  downloadSchoolTickets.path,
  listAllSchoolTickets.path,
  countAllSchoolTickets.path,
  downloadAllSchoolTickets.path,
  listBirthdays.path,
  listCardRequests.path,
  // An open month is found from all tickets that are valid in it.
  listTaxBaseDates.path,
  taxBaseList.list.path,
  taxBaseList.csv.path,
  taxBaseList.xlsx.path,
  taxChangeList.list.path,
  taxChangeList.counts.path,
  taxChangeList.csv.path,
  taxChangeList.xlsx.path,
  listDepartmentTaxChanges.path,
];

/** Whose data is read: what one service alone has is asked for in a company that has it. */
function companyOf({ needs }: Route): string {
  const [feature = ''] = typeof needs === 'string' ? [needs] : 'all' in needs ? needs.all : [];
  const [service] = feature.split('.');
  if (service === 'freeTicket') return 'free-ticket';
  return service === 'housing' || service === 'school' ? service : 'several-services';
}

const portalTest = portalTestWith(async ({ start }) => {
  const portal = await start();
  for (const [key, people] of [
    ['several-services', 1_000],
    ['large', 9_000],
  ] as const) {
    const { tenant, id: companyId, agreements } = portal.company(key);
    const agreementId = agreements.find(({ subtype }) => subtype === 'SUBSCRIPTIONS')?.id ?? 0;
    const many = { tenant, companyId, agreementId, people };
    await placeManyPeople(portal.database, many);
    if (key === 'large') await placeManyChange(portal.database, many);
  }
  const [first = 0] = portal.company('school').tickets;
  await placePaperTicket(portal.database, first, portal.clock.now());
  await placeManyCompanies(portal.database, 'ruter', 10_000);
  await settle(portal.database);
  return portal;
});

/** Files are counted for all processes together (docs/decisions/0145), by a statement before the call. */
const countsAFile = /limits\.counted_request/;

/** Every call that reads is made once and its plans are read: it takes longer with each service, and on a busy machine. */
const everyRead = 4 * 60_000;

/** A run tries every third of the calls that read. */
const shares = 3;

describe('reading', () => {
  const readsOfRun = ({ database }: TestPortal): Route[] => shareOf(readRoutes(database), shares);
  const read = (portal: TestPortal, route: Route, query?: unknown): Promise<Read> =>
    readOnce(portal, { route, company: portal.company(companyOf(route)), query });
  const knownReads = new Map<Route, Promise<Read>>();
  /** The statements of a call, which two tests look at. */
  const readPlainly = (portal: TestPortal, route: Route): Promise<Read> => {
    const known = knownReads.get(route) ?? read(portal, route);
    knownReads.set(route, known);
    return known;
  };
  const waste = async (portal: TestPortal, { path, statements: statementsOfRead }: Read) => {
    const wasteOfRead = await Promise.all(
      statementsOfRead
        .filter(({ statement }) => /^\s*(select|with)\b/i.test(statement))
        .map((statement) => wasteOf(portal.database, statement)),
    );
    return { path, waste: wasteOfRead.flat() };
  };
  const nothing = { waste: [] };
  const companySearches = ['nygård 7000012', 'odegard 7000012', '7000012', 'nobody at-all'];
  const searches = ['kari M12', 'odegard M1234', 'kari 41230011', 'nobody at-all'];

  portalTest('takes one more for the first call of a session, so that is seen', async (portal) => {
    const first = () =>
      portal.callAs(portal.user('hr-everything'), countSubscribers, {
        params: { id: portal.company('several-services').id },
      });
    expect((await statementsOf(first)).statements).toHaveLength(2);
    expect((await statementsOf(first)).statements).toHaveLength(1);
  });

  portalTest(
    'takes one statement for a call, session and roles included, or none',
    async (portal) => {
      const over: Record<string, number> = {};
      for (const route of readsOfRun(portal)) {
        const { path, statements } = await readPlainly(portal, route);
        const asked = statements.filter(({ statement }) => !countsAFile.test(statement));
        over[path] = Math.max(0, asked.length - (maxStatements[path] ?? 1));
      }
      expect(Object.entries(over).filter(([, statements]) => statements > 0)).toEqual([]);
      const search = await read(portal, listSubscribers, {
        searchFor: 'odegard kari',
        offset: '10',
      });
      expect(search.statements).toHaveLength(1);
    },
    everyRead,
  );

  portalTest(
    'reads no big table as a whole, nor a company row by row',
    async (portal) => {
      const wasteful = [];
      for (const route of readsOfRun(portal)) {
        const wasteOfRead = await waste(portal, await readPlainly(portal, route));
        if (wasteOfRead.waste.length > 0 && !looksAtAll.includes(route.path))
          wasteful.push(wasteOfRead);
      }
      expect(wasteful).toEqual([]);
      for (const searchFor of searches) {
        expect(
          await waste(portal, await read(portal, listSubscribers, { searchFor })),
        ).toMatchObject(nothing);
      }
      for (const searchFor of companySearches) {
        expect(await waste(portal, await read(portal, listCompanies, { searchFor }))).toMatchObject(
          nothing,
        );
      }
      expect(
        await waste(portal, await read(portal, listCompanies, { offset: '9000' })),
      ).toMatchObject(nothing);
    },
    everyRead,
  );

  portalTest.each(['a', 'aas as'])(
    'reads companies once for “%s”, which no index finds',
    async (portal, letters) => {
      const query = { searchFor: letters, offset: '10' };
      const search = await waste(portal, await read(portal, listCompanies, query));
      expect(search.waste).toEqual(['Seq Scan on company']);
    },
  );

  portalTest('would be seen to do so without any index that has the order', async (portal) => {
    for (const index of ['subscriber_order', 'subscriber_first_name', 'subscriber_employee_id']) {
      await dropIndex(portal.database, 'holders', index);
    }
    expect((await waste(portal, await read(portal, listSubscribers))).waste).not.toEqual([]);
  });

  portalTest.each([
    ['companies', 'company_search', listCompanies, { searchFor: '7000012' }],
    ['companies', 'company_order', listCompanies, undefined],
    ['holders', 'holder_search', listSubscribers, { searchFor: 'kari M12' }],
    ['tickets', 'ticket_by_holder', listSubscriberTickets, undefined],
    ['changes', 'about_by_holder', listSubscriberHistory, undefined],
  ] as const)(
    'would be seen to do so without the index %s.%s',
    async (portal, schema, index, route, query) => {
      await dropIndex(portal.database, schema, index);
      expect((await waste(portal, await read(portal, route, query))).waste).not.toEqual([]);
    },
  );
});
