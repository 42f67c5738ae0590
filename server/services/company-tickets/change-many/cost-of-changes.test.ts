import { describe, expect } from 'vitest';
import { setRunning } from '#ticketing/batches/test-batches.store.ts';
import { carryOutRows, testWorker } from '#ticketing/batches/test-carry-out.ts';
import { placeManyPeople } from '#testing/many-people.store.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { statementsOf } from '#testing/statements.ts';
import { changesOf } from './test-changes.ts';
import { activePeople } from './test-changes.store.ts';

/** Round trips for 1,000 people; as many for one. */
const maxStatements = 20;
const people = 1000;

const acts = [
  { act: 'end', lastDay: '2026-03-31' },
  { act: 'change-zone', lastDay: '2026-03-31', zoneFrom: '1', zoneTo: '2Ø' },
] as const;

describe('the statements of changes of 1,000 people', () => {
  portalTest('are at most twenty for the check, and for carrying them out', async (portal) => {
    const { tenant, id: companyId, agreements } = portal.company('several-services');
    const agreementId = agreements.find(({ subtype }) => subtype === 'SUBSCRIPTIONS')?.id ?? 0;
    const many = { tenant, companyId, agreementId, people: acts.length * people };
    await placeManyPeople(portal.database, many);
    for (const options of acts) await countStatements(portal, companyId, options);
  });
});

async function countStatements(
  portal: TestPortal,
  companyId: number,
  options: (typeof acts)[number],
): Promise<void> {
  const ids = await activePeople(portal.database, companyId, people);
  const batches = changesOf(portal, options);
  const id = await batches.draft(ids.map((one) => ({ subscriberId: String(one) })));
  let checks = 0;
  let unchecked: number = people;
  const check = await statementsOf(async () => {
    while (unchecked > 0) {
      const { json } = await batches.call(batches.calls.checkRows, { params: { id } });
      ({ unchecked } = (json as { totals: { unchecked: number } }).totals);
      checks += 1;
    }
  });
  expect(check.statements.length / checks, options.act).toBeLessThanOrEqual(maxStatements);
  expect((await batches.get(id)).totals).toMatchObject({ ready: people });

  await setRunning(portal.database, id, portal.user('hr').id);
  const worker = testWorker(portal);
  await carryOutRows(worker, { companyId, id }, 1);
  const work = await statementsOf(() => carryOutRows(worker, { companyId, id }, people));
  expect(work.result).toEqual({ end: 'over', items: people - 1 });
  expect(
    work.statements.length,
    work.statements.map(({ statement }) => statement).join('\n'),
  ).toBeLessThanOrEqual(maxStatements);
  expect(await batches.progress(id)).toMatchObject({ done: people, refused: 0, failed: 0 });
}
