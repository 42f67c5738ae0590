import * as priceChangeFiles from '@takst/contract/services/price-changes/download-price-change.contract.ts';
import { downloadVoucherOffers } from '@takst/contract/services/vouchers/list-voucher-offers.contract.ts';
import {
  downloadUnitCosts,
  downloadUnitCostsXlsx,
} from '@takst/contract/services/housing/costs/download-unit-costs.contract.ts';
import { batchCalls } from '@takst/contract/ticketing/batches/batch-calls.ts';
import {
  type BatchService,
  operatorsOwn,
  storedColumns,
} from '@takst/contract/ticketing/batches/batch-service.ts';
import { batchServices } from '@takst/contract/app/batch-services.ts';
import { downloadCompanies } from '@takst/contract/customers/companies/list-companies.contract.ts';
import { downloadCompanyHistory } from '@takst/contract/customers/companies/download-company-history.contract.ts';
import {
  downloadBaseLines,
  downloadBaseLinesXlsx,
} from '@takst/contract/billing/invoices/base/download-base-lines.contract.ts';
import {
  downloadInvoiceBases,
  downloadInvoiceBasesXlsx,
} from '@takst/contract/billing/invoices/base/list-invoice-bases.contract.ts';
import {
  downloadInvoiceLines,
  downloadInvoiceLinesXlsx,
} from '@takst/contract/billing/invoices/download-invoice-lines.contract.ts';
import {
  downloadInvoices,
  downloadInvoicesXlsx,
} from '@takst/contract/billing/invoices/list-invoices.contract.ts';
import {
  downloadFreeBaseLines,
  downloadFreeBaseLinesXlsx,
} from '@takst/contract/services/free-tickets/invoice-base/download-free-base-lines.contract.ts';
import {
  downloadFreeInvoiceBases,
  downloadFreeInvoiceBasesXlsx,
} from '@takst/contract/services/free-tickets/invoice-base/list-free-invoice-bases.contract.ts';
import { downloadAllSchoolTickets } from '@takst/contract/services/school-tickets/list/all-school-ticket-list.contract.ts';
import { downloadSchoolTickets } from '@takst/contract/services/school-tickets/list/school-ticket-list.contract.ts';
import { downloadFreeTickets } from '@takst/contract/services/free-tickets/list/free-ticket-list.contract.ts';
import {
  downloadTaxBase,
  downloadTaxBaseXlsx,
} from '@takst/contract/services/free-tickets/tax-base/tax-base-list.contract.ts';
import {
  downloadTaxChanges,
  downloadTaxChangesXlsx,
} from '@takst/contract/services/free-tickets/tax-changes/tax-change-list.contract.ts';
import { downloadStatementXlsx } from '@takst/contract/services/housing/statement/download-statement.contract.ts';
import { downloadPayrollChanges } from '@takst/contract/billing/payroll/download-payroll-changes.contract.ts';
import { type Route, xlsxType } from '@takst/contract/platform/calls/route.ts';
import { downloadSubscribers } from '@takst/contract/ticketing/subscribers/list-subscribers.contract.ts';
import { downloadCounterOrders } from '@takst/contract/services/ticket-counter/orders/counter-order-list.contract.ts';
import { downloadUnusedCodes } from '@takst/contract/services/ticket-counter/orders/unused-codes.contract.ts';
import { downloadCardsToMake } from '@takst/contract/ticketing/travel-cards/download-cards-to-make.contract.ts';
import { downloadManufactureReport } from '@takst/contract/ticketing/travel-cards/manufacture-report.contract.ts';
import { downloadUsers } from '@takst/contract/customers/users/administration/list-users.contract.ts';
import { csvLine, readCsvCell } from '@takst/domain/platform/csv/csv.rules.ts';
import { splitAt } from '@takst/domain/platform/csv/test-split.ts';
import { describe, expect } from 'vitest';
import { readRoutes } from '#testing/every-read.ts';
import { formulasIn, openInOffice } from '#platform/http/xlsx/test-office.ts';
import { sheetsIn, textsIn } from '#platform/http/xlsx/test-read-sheet.ts';
import { callLoosely } from '#testing/portal/call-as.ts';
import type { ReceivedAnswer } from '#testing/portal/send.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import { placeHostileOrders } from '#services/ticket-counter/test-hostile-orders.store.ts';
import { placePupils } from '#services/school-tickets/test-pupils.ts';
import { placeHostileOffers } from '#services/vouchers/test-hostile-offers.store.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { hostileCells, isFormula } from './test-hostile-cells.ts';
import { placeHostileDepartments } from './test-hostile-departments.store.ts';
import {
  placeHostileBook,
  placeHostileCells,
  placeHostileFamilies,
  placeHostileRows,
  placeHostileUnits,
} from './test-hostile-cells.store.ts';

/** `npm run trial:exports` sets both: LibreOffice opens each file then. */
const count = Number(process.env['HOSTILE_CELLS'] ?? 300);
const office = process.env['OFFICE'];
const minutes = 60_000;

/** PDF and EHF are opened by no spreadsheet program; `e-invoice.test.ts` tries what is typed in them. */
const isSpreadsheet = (type: Route['download']) => type === 'text/csv' || type === xlsxType;

type Export = {
  route: Route;
  user: string;
  params?: Readonly<Record<string, number | string>>;
  query?: Readonly<Record<string, string>>;
};
type HostilePortal = TestPortal & { exports: Export[]; texts: readonly string[] };

/** Every file that the portal gives out; one that is missing here fails the first test. */
const portalTest = portalTestWith(async ({ start }): Promise<HostilePortal> => {
  const portal = await start();
  const { database } = portal;
  const { tenant, id: companyId } = portal.company('several-services');
  const place = { tenant, companyId, userId: portal.user('hr').id };
  const texts = hostileCells(count);
  const association = portal.company('housing').id;
  await placeHostileUnits(database, { tenant, companyId: association }, texts);
  const { invoiceId, baseId } = await placeHostileCells(database, place, texts);
  const families = portal.company('free-ticket').id;
  const madeOn = '2026-02-02';
  await placeHostileFamilies(database, { tenant, companyId: families, madeOn }, texts);
  const { companyId: named, freeBaseId } = await placeHostileDepartments(database, texts);
  await placeHostileBook(database, { tenant, companyId: families }, texts);
  const school = portal.company('school').id;
  const classes = texts.map((text) => ({ firstName: text, lastName: text, className: text }));
  await placePupils(
    portal,
    'school',
    classes.map((pupil) => ({ ...pupil, studentId: pupil.firstName, card: 'requested' })),
  );
  await placeHostileOffers(database, place, texts);
  const orderId = await placeHostileOrders(database, place, texts);
  const exports: Export[] = [
    { route: downloadCounterOrders, user: 'ticket-counter', params: { id: companyId } },
    { route: downloadUnusedCodes, user: 'ticket-counter', params: { id: orderId } },
    { route: downloadSubscribers, user: 'hr', params: { id: companyId } },
    { route: downloadCompanyHistory, user: 'hr', params: { id: companyId } },
    { route: downloadInvoices, user: 'hr', params: { id: companyId } },
    { route: downloadInvoicesXlsx, user: 'hr', params: { id: companyId } },
    { route: downloadInvoiceLines, user: 'hr', params: { invoiceId } },
    { route: downloadInvoiceLinesXlsx, user: 'hr', params: { invoiceId } },
    { route: downloadInvoiceBases, user: 'hr', params: { id: companyId } },
    { route: downloadInvoiceBasesXlsx, user: 'hr', params: { id: companyId } },
    { route: downloadBaseLines, user: 'hr', params: { baseId } },
    { route: downloadBaseLinesXlsx, user: 'hr', params: { baseId } },
    { route: downloadPayrollChanges, user: 'hr', params: { id: companyId } },
    { route: downloadUnitCosts, user: 'hr-housing', params: { id: association } },
    { route: downloadUnitCostsXlsx, user: 'hr-housing', params: { id: association } },
    { route: downloadStatementXlsx, user: 'hr-housing', params: { id: association } },
    { route: downloadCompanies, user: 'support' },
    { route: downloadUsers, user: 'users' },
    { route: downloadVoucherOffers, user: 'support' },
    { route: downloadFreeTickets, user: 'support', params: { id: families } },
    { route: downloadFreeInvoiceBases, user: 'support', params: { id: named } },
    { route: downloadFreeInvoiceBasesXlsx, user: 'support', params: { id: named } },
    { route: downloadFreeBaseLines, user: 'support', params: { freeBaseId } },
    { route: downloadFreeBaseLinesXlsx, user: 'support', params: { freeBaseId } },
    { route: downloadTaxBase, user: 'support', params: { id: families } },
    { route: downloadTaxBaseXlsx, user: 'support', params: { id: families } },
    { route: downloadTaxChanges, user: 'support', params: { id: families } },
    { route: downloadTaxChangesXlsx, user: 'support', params: { id: families } },
    { route: downloadSchoolTickets, user: 'school', params: { id: school } },
    { route: downloadAllSchoolTickets, user: 'school' },
    { route: downloadCardsToMake, user: 'operator' },
    {
      route: downloadManufactureReport,
      user: 'operator',
      query: { companyId: String(families), manufacturedDate: madeOn },
    },
  ];
  for (const service of Object.values(batchServices)) {
    const columns = storedColumns(service).map(([name]) => name);
    const { user, companyId: ownerId } = ownerOf(service, portal);
    const owner = { ...place, companyId: ownerId };
    const id = await placeHostileRows(database, owner, { service: service.name, columns, texts });
    exports.push({ route: batchCalls(service).downloadRows, user, params: { id } });
  }
  return { ...portal, texts, exports };
});

/** Whose rows a service has, and who reads them. */
function ownerOf(service: BatchService, portal: TestPortal): { user: string; companyId: number } {
  if (service.isOfOperator) return { user: 'operator', companyId: operatorsOwn };
  if (service.needsToRead === 'housing') {
    return { user: 'hr-housing', companyId: portal.company('housing').id };
  }
  if (service.needsToRead === 'school') {
    return { user: 'school', companyId: portal.company('school').id };
  }
  return service.needsToRead === 'freeTicket'
    ? { user: 'support', companyId: portal.company('free-ticket').id }
    : { user: 'hr', companyId: portal.company('several-services').id };
}

async function download(
  portal: TestPortal,
  { route, user, params, query }: Export,
): Promise<ReceivedAnswer> {
  const allRows = route.path.endsWith('rows.csv') ? { show: 'all' } : {};
  const input = { params, query: query ?? allRows };
  const answer = await callLoosely(portal.port, portal.user(user), { route, input });
  expect(answer.status, answer.text).toBe(200);
  return answer;
}

const isWorkbook = ({ route }: Export) => route.download === xlsxType;
const fileOf = (one: Export, { text, bytes }: ReceivedAnswer) =>
  isWorkbook(one)
    ? ({ type: 'xlsx', content: bytes } as const)
    : ({ type: 'csv', content: text } as const);

/** What was typed, as a program reads it: in a workbook as it stands, in CSV without the mark before a formula. */
function readTexts(one: Export, { text, bytes }: ReceivedAnswer): readonly string[] {
  const { path } = one.route;
  if (isWorkbook(one)) {
    const sheet = sheetsIn(bytes);
    expect(sheet, path).not.toMatch(/<f[ >]/);
    return textsIn(sheet);
  }
  const cells = cellsOf(text);
  const formulas = cells.filter((cell) => isFormula(cell) && !isWrapper(one, cell));
  expect(formulas, path).toEqual([]);
  const byComma = splitAt(text.replace(/^\ufeff/, ''), ',').filter(isFormula);
  expect(
    byComma.filter((cell) => !isWrapperAtStart(one, cell) && !/^-\d+$/.test(cell)),
    path,
  ).toEqual([]);
  return cells.map(readCsvCell);
}

/** The only formula that some files may have: a number that stays a text. */
const hasWrappers = new Set<Route>([
  downloadCounterOrders,
  downloadUnusedCodes,
  downloadPayrollChanges,
  downloadFreeTickets,
  downloadSchoolTickets,
  downloadAllSchoolTickets,
  downloadFreeBaseLines,
  downloadTaxBase,
  downloadTaxChanges,
  downloadCardsToMake,
  downloadManufactureReport,
]);
const isWrapper = ({ route }: Export, cell: string): boolean =>
  hasWrappers.has(route) && /^="[0-9A-Za-z]+"$/.test(cell);

/** Split at commas, the first cell of a line has what follows up to one. */
const isWrapperAtStart = ({ route }: Export, cell: string): boolean =>
  hasWrappers.has(route) && /^="[0-9A-Za-z]+";/.test(cell);

/** As a spreadsheet reads them: in quotes, where two stand for one, or up to a semicolon or the end of a line. */
const cellsOf = (text: string): string[] =>
  [...text.replace(/^\ufeff/, '').matchAll(/(?:"((?:[^"]|"")*)"|([^;\r\n]*))(?:;|\r\n)/g)].map(
    ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
  );

/** The embedded database gives a text of a column without a byte-order mark at its beginning; one within JSON keeps it. */
const withoutMark = (text: string): string => text.replace(/^\ufeff/, '');

/** They have names of companies alone, in the cells that the list of companies has. */
const triedByCompanies: readonly string[] = Object.values(priceChangeFiles).map(({ path }) => path);

describe('hostile cells in every export', () => {
  portalTest('are tried in each file that a call gives', ({ database, exports }) => {
    const downloads = readRoutes(database).filter(({ download }) => isSpreadsheet(download));
    expect(exports.map(({ route }) => route.path).toSorted()).toEqual(
      downloads
        .map(({ path }) => path)
        .filter((path) => !triedByCompanies.includes(path))
        .toSorted(),
    );
  });

  portalTest(
    'never begin as a formula but for the wrapper, and are the same when they are read in again',
    async (portal) => {
      for (const one of portal.exports) {
        const read = new Set(readTexts(one, await download(portal, one)).map(withoutMark));
        const missing = portal.texts.filter((text) => !read.has(withoutMark(text)));
        expect(missing, one.route.path).toEqual([]);
      }
      // A planted fault: the same cells without the mark.
      expect(portal.texts.filter(isFormula).length).toBeGreaterThan(count / 2);
    },
    10 * minutes,
  );

  if (office !== undefined)
    portalTest(
      'are no formulas to LibreOffice',
      async (portal) => {
        const formulasOf = async (content: string) =>
          formulasIn(await openInOffice(office, { type: 'csv', content }));
        const unmarked = portal.texts.map((text) => `"${text.replaceAll('"', '""')}"\r\n`).join('');
        expect(await formulasOf(unmarked)).toBeGreaterThan(count / 10);
        expect(await formulasOf(portal.texts.map((text) => csvLine([text])).join(''))).toBe(0);
        for (const one of portal.exports) {
          const file = await download(portal, one);
          const foundFormulas = formulasIn(await openInOffice(office, fileOf(one, file)));
          const formulas =
            foundFormulas - cellsOf(file.text).filter((cell) => isWrapper(one, cell)).length;
          const cells = readTexts(one, file).length;
          console.log(`${one.route.path}: ${cells} cells, ${formulas} formulas`);
          expect(formulas, one.route.path).toBe(0);
        }
      },
      30 * minutes,
    );
});
