import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { companyTicketOrderCalls as batch } from '@takst/contract/batches/company-ticket-order-calls.ts';
import { downloadCompanies } from '@takst/contract/companies/download-companies.contract.ts';
import { downloadCompanyHistory } from '@takst/contract/companies/download-company-history.contract.ts';
import type { Route } from '@takst/contract/route.ts';
import { downloadSubscribers } from '@takst/contract/subscribers/download-subscribers.contract.ts';
import { downloadUsers } from '@takst/contract/users/administration/download-users.contract.ts';
import { csvLine, readCsvCell } from '@takst/domain/csv/csv.rules.ts';
import { describe, expect } from 'vitest';
import { batchesOf } from '#batches/test-batches.ts';
import { readRoutes } from '#testing/every-read.ts';
import { hosts } from '#testing/portal/call-as.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { hostileCells, isFormula } from './test-hostile-cells.ts';
import { fillRows, placeHostileCells } from './test-hostile-cells.store.ts';

/** `npm run trial:exports` sets both: LibreOffice opens each file then. */
const count = Number(process.env['HOSTILE_CELLS'] ?? 300);
const office = process.env['OFFICE'];
const minutes = 60_000;

type Export = { route: Route; user: string; path: string; planted?: readonly string[] };

/** Every file that the portal gives out; one that is missing here fails the first test. */
const exportsOf = ({ companyId, batchId }: HostileWorld): Export[] => [
  {
    route: downloadSubscribers,
    user: 'hr',
    path: `/api/subscriber/csv/by-company-id/${companyId}`,
  },
  { route: downloadCompanies, user: 'support', path: '/onboarding/company/csv' },
  {
    route: downloadCompanyHistory,
    user: 'hr',
    path: `/onboarding/company/${companyId}/history/csv`,
  },
  { route: downloadUsers, user: 'users', path: '/user-api/user/csv' },
  {
    route: batch.downloadRows,
    user: 'hr',
    path: `/api/batch/company-ticket-orders/${batchId}/rows.csv?show=all`,
  },
];

type HostileWorld = { companyId: number; batchId: number };
type HostilePortal = TestPortal & { exports: Export[]; texts: readonly string[] };

const portalTest = portalTestWith(async ({ start }): Promise<HostilePortal> => {
  const portal = await start();
  const { tenant, id: companyId } = portal.company('several-services');
  const texts = hostileCells(count);
  const batches = batchesOf(portal);
  const batchId = await batches.draft(texts.map(() => ({ firstName: 'Kari' })));
  const userId = portal.user('hr').id;
  await placeHostileCells(portal.database, { tenant, companyId, userId }, texts);
  await fillRows(portal.database, batchId, texts);
  await batches.check(batchId);
  return { ...portal, texts, exports: exportsOf({ companyId, batchId }) };
});

async function download(portal: TestPortal, { user: name, path }: Export): Promise<string> {
  const user = portal.user(name);
  const headers = { host: `${hosts[user.tenant]}:${portal.port}` };
  const cookie = `takst_session=${user.token}`;
  const { status, text } = await portal.send({ path, headers: { ...headers, cookie } });
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
