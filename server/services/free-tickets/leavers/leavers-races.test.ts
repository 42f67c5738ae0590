import { describe, expect } from 'vitest';
import { setRunning } from '#ticketing/batches/test-batches.store.ts';
import { carryOutRows, testWorker } from '#ticketing/batches/test-carry-out.ts';
import { newPhone } from '#services/company-tickets/test-order.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { editsIn } from '../edit/test-edits.ts';
import { freeCompany, orderFreeIn } from '../test-free-order.ts';
import { familyOf } from '../test-many-free.ts';
import { familyWith, leaversOf, spouse } from './test-leavers.ts';

type Family = Awaited<ReturnType<typeof familyWith>>;

const families = async (portal: TestPortal, count: number): Promise<Family[]> => {
  const all: Family[] = [];
  for (let index = 0; index < count; index += 1) all.push(await familyWith(portal, {}, spouse));
  return all;
};

/** A comparison in which the families are accepted, and which a worker of the test carries out. */
async function runningEnds(portal: TestPortal, of: readonly Family[]) {
  const leavers = leaversOf(portal);
  const id = await leavers.compared([{ employeeId: 'FINNES-IKKE' }]);
  const rows = await leavers.rows(id, 'leaver');
  const positions = of.map(({ ids }) => {
    const row = rows.find(({ family }) => family.some((ticket) => ticket.id === ids[0]));
    if (!row) throw new Error('a family was not proposed');
    return row.position;
  });
  await leavers.accept(id, { which: 'rows', positions, isAccepted: true });
  await setRunning(portal.database, id, portal.user('support').id);
  const worker = testWorker(portal);
  return {
    async carryOut(): Promise<void> {
      const { id: companyId } = freeCompany(portal);
      for (let isOver = false; !isOver;) {
        const { end } = await carryOutRows(worker, { companyId, id }, 3);
        isOver = end !== 'goes-on';
      }
    },
    rows: async () => {
      const rows = await leavers.batches.rows(id);
      return rows.filter(({ position }) => positions.includes(position));
    },
  };
}

describe('ends of families', () => {
  portalTest('stop at a family for whom somebody has ordered meanwhile', async (portal) => {
    const family = await familyWith(portal, {});
    const ends = await runningEnds(portal, [family]);
    const { employeeId } = family;
    await orderFreeIn(portal)({ ...spouse, employeeId, startDate: '2026-05-20' });
    await ends.carryOut();
    expect(await ends.rows()).toMatchObject([
      { state: 'refused', faults: [{ code: 'FAMILY_HAS_CHANGED' }] },
    ]);
    const tickets = await familyOf(portal, family.ids[0] ?? 0);
    expect(tickets.map(({ expirationDate }) => expirationDate)).toEqual([null, null]);
  });

  portalTest('leave nobody with a ticket that an edit has made meanwhile', async (portal) => {
    const edits = editsIn(portal);
    const all = await families(portal, 10);
    for (const family of all) {
      const ends = await runningEnds(portal, [family]);
      const [head = 0, relative = 0] = family.ids;
      const change = { phone: newPhone(), timeOfChange: '2026-06-10' };
      await Promise.all([ends.carryOut(), edits.edit(relative, change)]);
      const [row] = await ends.rows();
      const open = (await familyOf(portal, head)).filter(
        ({ status, expirationDate }) => status !== 'cancelled' && expirationDate === null,
      );
      expect(open.length === 0, `${row?.state}, ${open.length} open`).toBe(row?.state === 'done');
    }
  });

  portalTest('are done once by two comparisons', async (portal) => {
    const all = await families(portal, 4);
    const one = await runningEnds(portal, all);
    const other = await runningEnds(portal, all);
    await Promise.all([one.carryOut(), other.carryOut()]);
    const rows = [...(await one.rows()), ...(await other.rows())];
    const done = rows.filter(({ state }) => state === 'done');
    const subjects = new Set(done.map(({ subject }) => subject?.id));
    expect(done).toHaveLength(subjects.size);
    const refused = rows.filter(({ state }) => state === 'refused');
    expect(refused.flatMap(({ faults }) => faults.map(({ code }) => code))).toEqual(
      expect.arrayContaining(['END_ALREADY_SET']),
    );
  });
});
