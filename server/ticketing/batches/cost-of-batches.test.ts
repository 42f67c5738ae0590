import { describe, expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';
import { statementsOf } from '#testing/statements.ts';
import { batchesOf, rightRows } from './test-batches.ts';
import { setRunning, ticketsPerRow } from './test-batches.store.ts';
import { carryOutRows, testWorker } from './test-carry-out.ts';

/** Round trips for 1,000 rows; as many for one. */
const maxStatements = 20;
const rows = 1000;

describe('the statements of 1,000 rows', () => {
  portalTest('are at most twenty for the check, and for carrying them out', async (portal) => {
    const batches = batchesOf(portal);
    const id = await batches.draft(rightRows(rows));
    const { calls } = batches;
    let checks = 0;
    let unchecked = rows;
    // The session is known by now, and what the process keeps is there.
    const check = await statementsOf(async () => {
      while (unchecked > 0) {
        const { json } = await batches.call(calls.checkRows, { params: { id } });
        ({ unchecked } = (json as { totals: { unchecked: number } }).totals);
        checks += 1;
      }
    });
    const perCheck = check.statements.length / checks;
    expect(
      perCheck,
      check.statements.map(({ statement }) => statement).join('\n'),
    ).toBeLessThanOrEqual(maxStatements);

    const companyId = portal.company('several-services').id;
    await setRunning(portal.database, id, portal.user('hr').id);
    const worker = testWorker(portal);
    await carryOutRows(worker, { companyId, id }, 1);
    const work = await statementsOf(() => carryOutRows(worker, { companyId, id }, rows));
    expect(work.result).toEqual({ end: 'over', items: rows - 1 });
    expect(
      work.statements.length,
      work.statements.map(({ statement }) => statement).join('\n'),
    ).toBeLessThanOrEqual(maxStatements);
    expect(await ticketsPerRow(portal.database, id)).toEqual({ 1: rows });
  });
});
