import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { batchCalls } from '@takst/contract/batches/batch-calls.ts';
import { operatorsOwn, storedColumns } from '@takst/contract/batches/batch-service.ts';
import { batchServices } from '@takst/contract/batches/batch-services.ts';
import { downloadCompanies } from '@takst/contract/companies/download-companies.contract.ts';
import { downloadCompanyHistory } from '@takst/contract/companies/download-company-history.contract.ts';
import { downloadInvoices } from '@takst/contract/invoices/download-invoices.contract.ts';
import type { Route } from '@takst/contract/route.ts';
import { downloadSubscribers } from '@takst/contract/subscribers/download-subscribers.contract.ts';
import { downloadUsers } from '@takst/contract/users/administration/download-users.contract.ts';
import { csvLine, readCsvCell } from '@takst/domain/csv/csv.rules.ts';
import { describe, expect } from 'vitest';
import { readRoutes } from '#testing/every-read.ts';
import { callLoosely } from '#testing/portal/call-as.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { hostileCells, isFormula } from './test-hostile-cells.ts';
import { placeHostileCells, placeHostileRows } from './test-hostile-cells.store.ts';

/** `npm run trial:exports` sets both: LibreOffice opens each file then. */
const count = Number(process.env['HOSTILE_CELLS'] ?? 300);
const office = process.env['OFFICE'];
const minutes = 60_000;

type Export = { route: Route; user: string; params?: Readonly<Record<string, number>> };
type HostilePortal = TestPortal & { exports: Export[]; texts: readonly string[] };

/** Every file that the portal gives out; one that is missing here fails the first test. */
const portalTest = portalTestWith(async ({ start }): Promise<HostilePortal> => {
  const portal = await start();
  const { database } = portal;
  const { tenant, id: companyId } = portal.company('several-services');
  const place = { tenant, companyId, userId: portal.user('hr').id };
  const texts = hostileCells(count);
  await placeHostileCells(database, place, texts);
  const exports: Export[] = [
    { route: downloadSubscribers, user: 'hr', params: { id: companyId } },
    { route: downloadCompanyHistory, user: 'hr', params: { id: companyId } },
    { route: downloadInvoices, user: 'hr', params: { id: companyId } },
    { route: downloadCompanies, user: 'support' },
    { route: downloadUsers, user: 'users' },
  ];
  for (const service of batchServices) {
    const columns = storedColumns(service).map(([name]) => name);
    const isOfOperator = 'isOfOperator' in service;
    const owner = isOfOperator ? { ...place, companyId: operatorsOwn } : place;
    const id = await placeHostileRows(database, owner, { service: service.name, columns, texts });
    const user = isOfOperator ? 'support' : 'hr';
    exports.push({ route: batchCalls(service).downloadRows, user, params: { id } });
  }
  return { ...portal, texts, exports };
});

async function download(portal: TestPortal, { route, user, params }: Export): Promise<string> {
  const input = { params, query: route.path.endsWith('rows.csv') ? { show: 'all' } : {} };
  const { status, text } = await callLoosely(portal.port, portal.user(user), { route, input });
  expect(status, text).toBe(200);
  return text;
}

/** As a spreadsheet reads them: in quotes, where two stand for one, or up to a semicolon or the end of a line. */
const cellsOf = (text: string): string[] =>
  [...text.replace(/^\ufeff/, '').matchAll(/(?:"((?:[^"]|"")*)"|([^;\r\n]*))(?:;|\r\n)/g)].map(
    ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
  );

/** How many formulas LibreOffice finds in a file that it is told to evaluate. */
async function formulasIn(program: string, text: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'takst-exports-'));
  try {
    await writeFile(join(folder, 'file.csv'), text);
    // Semicolons, quotes, UTF-8, from the first line, every column as it comes, formulas evaluated.
    const read = 'Text - txt - csv (StarCalc):59,34,76,1,,0,false,true,false,false,false,0,true';
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    const files = ['--convert-to', 'fods', '--outdir', folder, join(folder, 'file.csv')];
    await promisify(execFile)(program, [profile, '--headless', `--infilter=${read}`, ...files]);
    const sheet = await readFile(join(folder, 'file.fods'), 'utf8');
    return sheet.match(/table:formula=/g)?.length ?? 0;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

describe('hostile cells in every export', () => {
  portalTest('are tried in each file that a call gives', ({ database, exports }) => {
    const downloads = readRoutes(database).filter((route) => 'download' in route);
    expect(exports.map(({ route }) => route.path).toSorted()).toEqual(
      downloads.map(({ path }) => path).toSorted(),
    );
  });

  portalTest(
    'never begin as a formula, and are the same when they are read in again',
    async (portal) => {
      for (const one of portal.exports) {
        const cells = cellsOf(await download(portal, one));
        const { path } = one.route;
        expect(cells.filter(isFormula), path).toEqual([]);
        const read = new Set(cells.map(readCsvCell));
        expect(
          portal.texts.filter((text) => !read.has(text)),
          path,
        ).toEqual([]);
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
        const unmarked = portal.texts.map((text) => `"${text.replaceAll('"', '""')}"\r\n`).join('');
        expect(await formulasIn(office, unmarked)).toBeGreaterThan(count / 10);
        expect(await formulasIn(office, portal.texts.map((text) => csvLine([text])).join(''))).toBe(
          0,
        );
        for (const one of portal.exports) {
          const text = await download(portal, one);
          const formulas = await formulasIn(office, text);
          console.log(`${one.route.path}: ${cellsOf(text).length} cells, ${formulas} formulas`);
          expect(formulas, one.route.path).toBe(0);
        }
      },
      30 * minutes,
    );
});
