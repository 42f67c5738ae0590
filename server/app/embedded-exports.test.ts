import { listInvoices } from '@takst/contract/billing/invoices/list-invoices.contract.ts';
import { downloadInvoiceLinesXlsx } from '@takst/contract/billing/invoices/download-invoice-lines.contract.ts';
import { downloadPayrollChanges } from '@takst/contract/billing/payroll/download-payroll-changes.contract.ts';
import {
  downloadStatementPdf,
  downloadStatementXlsx,
} from '@takst/contract/services/housing/statement/download-statement.contract.ts';
import { downloadUnitCostsXlsx } from '@takst/contract/services/housing/costs/download-unit-costs.contract.ts';
import {
  placeAssociation,
  placeResidents,
} from '#services/housing/statement/test-association.store.ts';
import {
  downloadSubscribers,
  listSubscribers,
} from '@takst/contract/ticketing/subscribers/list-subscribers.contract.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { databaseName } from '#testing/test-database.ts';
import { placeManyPeople, settle } from '#testing/many-people.store.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import { type NightPortal, spendInvoiceRun } from './test-nightly-jobs.ts';

const people = 1_500;
const units = 400;
/** What collects garbage once may take as long. */
const maxPauseMs = 150;
const residents = Array.from({ length: units }, (_, place) => ({
  name: `Beboer ${place}`,
  lives: [{ unit: `H${String(place).padStart(4, '0')}`, from: '2025-01-01' }],
  tickets: [{ from: '2026-01-01' }],
}));
/** February and March are closed. */
const afterRuns = '2026-04-07T06:00:00+02:00';

type LargePortal = NightPortal & { companyId: number; invoiceId: number; associationId: number };

const portalTest = portalTestWith(
  async ({ start, jobs }): Promise<LargePortal> => {
    const portal: NightPortal = { ...(await start()), jobs };
    const { id: companyId, agreements } = portal.company('several-services');
    const agreementId = agreements.find(({ subtype }) => subtype === 'SUBSCRIPTIONS')?.id ?? 0;
    const many = { tenant: 'ruter', companyId, agreementId, people };
    await placeManyPeople(portal.database, many);
    const association = await placeAssociation(portal.database);
    await placeResidents(portal.database, association, residents);
    await settle(portal.database);
    portal.clock.set(afterRuns);
    await spendInvoiceRun(portal);
    const listed = await portal.callAs(portal.user('hr'), listInvoices, {
      params: { id: companyId },
      query: {},
    });
    const { matches } = listed.json as { matches: { id: number; lineCount: number }[] };
    const invoiceId = matches.find(({ lineCount }) => lineCount >= people)?.id ?? 0;
    return { ...portal, companyId, invoiceId, associationId: association.companyId };
  },
  (portal) => portal.clock.set(afterRuns),
);

type Export = (portal: LargePortal) => Promise<{ status: number }>;

const exportsOfThousands: [string, Export][] = [
  [
    'the list of employees',
    (portal) =>
      portal.callAs(portal.user('hr'), downloadSubscribers, {
        params: { id: portal.companyId },
        query: {},
      }),
  ],
  [
    'the lines of an invoice',
    (portal) =>
      portal.callAs(portal.user('hr'), downloadInvoiceLinesXlsx, {
        params: { invoiceId: portal.invoiceId },
      }),
  ],
  [
    'payroll changes',
    (portal) =>
      portal.callAs(portal.user('hr'), downloadPayrollChanges, {
        params: { id: portal.companyId },
        query: { from: '2025-12-01' },
      }),
  ],
  [
    'the costs of units',
    (portal) =>
      portal.callAs(portal.user('support'), downloadUnitCostsXlsx, {
        params: { id: portal.associationId },
        query: { month: '2026-03-01' },
      }),
  ],
  ['the workbook of a statement', (portal) => statementOf(portal, downloadStatementXlsx)],
  ['the PDF of a statement', (portal) => statementOf(portal, downloadStatementPdf)],
];

const statementOf = (
  portal: LargePortal,
  route: typeof downloadStatementXlsx | typeof downloadStatementPdf,
) =>
  portal.callAs(portal.user('support'), route, {
    params: { id: portal.associationId },
    query: { year: '2026' },
  });

/** Milliseconds that this process has worked: a pause of a busy machine is none of them, unlike by the clock. */
function workedMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** How long two exports take, and the longest that a list takes for another user meanwhile, in time worked. */
async function timesOf(portal: LargePortal, run: Export) {
  const list = () =>
    portal.callAs(portal.user('hr'), listSubscribers, {
      params: { id: portal.companyId },
      query: {},
    });
  // The first calls of a portal compile what they run and plan their statements, which is no wait for others.
  await Promise.all([list(), run(portal)]);
  const startedAt = workedMs();
  let isOver = false;
  const running = Promise.all([run(portal), run(portal)]).finally(() => {
    isOver = true;
  });
  let longest = 0;
  while (!isOver) {
    const askedAt = workedMs();
    await list();
    longest = Math.max(longest, workedMs() - askedAt);
    await wait(1);
  }
  expect((await running).map(({ status }) => status)).toEqual([200, 200]);
  return { longest, total: workedMs() - startedAt };
}

if (databaseName === 'PGlite')
  portalTest.each(exportsOfThousands)(
    'on the embedded database %s of thousands lets others have their turn',
    async (portal, _, run) => {
      const { longest, total } = await timesOf(portal, run);
      console.log(`longest wait ${Math.round(longest)} ms of ${Math.round(total)} ms`);
      // Without pieces it waits for one of the two at least, half of the whole.
      expect(longest).toBeLessThan(Math.max(maxPauseMs, total / 3));
    },
    180_000,
  );
