import { describe, expect } from 'vitest';
import { idOf } from '#services/company-tickets/test-order.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { newEmployeeId, orderFreeIn } from '../test-free-order.ts';
import { familyOf, freeOrders, rightFreeRow } from '../test-many-free.ts';

describe('two mass orders at once', () => {
  portalTest('give an employee number one ticket, in whatever order they come', async (portal) => {
    const batches = freeOrders(portal);
    const people = Array.from({ length: 30 }, () => newEmployeeId());
    const rowsFor = (numbers: readonly string[]) =>
      numbers.map((employeeId) => rightFreeRow({ employeeId }));
    const one = await batches.checked(rowsFor(people), {}, 'ticked');
    const other = await batches.checked(rowsFor(people.toReversed()), {}, 'ticked');
    const [first = '', , third = ''] = people;
    // And two orders of one of them, at the same time.
    const [, , single, another] = await Promise.all([
      batches.carryOut(one),
      batches.carryOut(other),
      orderFreeIn(portal)({ employeeId: first }),
      orderFreeIn(portal)({ employeeId: third }),
    ]);
    const rows = [...(await batches.rows(one)), ...(await batches.rows(other))];
    const done = rows.filter(({ state }) => state === 'done');
    const singles = [single, another].filter(({ status }) => status === 200);
    expect(done.length + singles.length).toBe(people.length);
    const refused = rows.filter(({ state }) => state !== 'done');
    const codes = new Set(refused.flatMap(({ faults }) => faults.map(({ code }) => code)));
    expect([...codes]).toEqual(['CONFLICTING_TICKET']);
    for (const id of [...done.map(({ subject }) => subject?.id ?? 0), ...singles.map(idOf)]) {
      expect(await familyOf(portal, id)).toHaveLength(1);
    }
  });

  portalTest('give a phone and a card one ticket', async (portal) => {
    const batches = freeOrders(portal);
    const row = rightFreeRow();
    const onPhone = (): Record<string, string> => ({ ...row, employeeId: newEmployeeId() });
    const one = await batches.checked([onPhone()]);
    const other = await batches.checked([onPhone()]);
    await Promise.all([batches.carryOut(one), batches.carryOut(other)]);
    const rows = [...(await batches.rows(one)), ...(await batches.rows(other))];
    expect(rows.filter(({ state }) => state === 'done')).toHaveLength(1);
    const [refused] = rows.filter(({ state }) => state === 'refused');
    expect(refused?.faults).toMatchObject([{ code: 'TICKET_ALREADY_EXISTS' }]);
  });
});
