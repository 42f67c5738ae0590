import { describe, expect } from 'vitest';
import { rightRow } from '#ticketing/batches/test-batches.ts';
import { setRunning, stateCounts } from '#ticketing/batches/test-batches.store.ts';
import { carryOut, carryOutRows, testWorker } from '#ticketing/batches/test-carry-out.ts';
import { newPhone } from '#services/company-tickets/test-order.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { testScope } from '#testing/test-scope.ts';
import { ticketsOfPhone } from '#ticketing/tickets/test-tickets.store.ts';
import { association, chair, daysOf, type Moves, movesIn } from '../test-housing.ts';
import { loadMoveIns } from './load-move-ins.ts';
import { residentBatches } from './test-housing-batches.ts';

describe('a list that runs while the unit changes', () => {
  portalTest('stops at the row into whose unit somebody has moved meanwhile', async (portal) => {
    const batches = residentBatches(portal);
    const unit = movesIn(portal);
    const id = await batches.checked(
      [rightRow(), rightRow({ employeeId: unit.number })].map((row, place) =>
        place === 0 ? { ...row, employeeId: movesIn(portal).number } : row,
      ),
    );
    await unit.resident();
    expect(await batches.carryOut(id)).toMatchObject({
      state: 'stopped',
      stopCode: 'UNIT_OCCUPIED',
      stoppedAt: 2,
      done: 1,
    });
    expect(await unit.people()).toHaveLength(1);
  });

  portalTest(
    'and another list into the same units in the opposite order: each unit has one',
    async (portal) => {
      const units = Array.from({ length: 6 }, () => movesIn(portal));
      for (const unit of units) await unit.resident();
      const listFrom = async (own: readonly Moves[], day: string) => {
        const rows = own.map(({ number }) => rightRow({ employeeId: number, movesInOn: day }));
        const id = await residentBatches(portal).checked(
          rows,
          { existingResidents: 'move-out' },
          'ticked',
        );
        await setRunning(portal.database, id, chair(portal).id);
        return { companyId: association(portal).id, id };
      };
      const keys = [
        await listFrom(units, '2026-04-10'),
        await listFrom(units.toReversed(), '2026-04-20'),
      ];
      await Promise.all(keys.map((key) => carryOut(testWorker(portal), key)));
      const settled = await Promise.all(keys.map(({ id }) => stateCounts(portal.database, id)));
      expect(settled.map(({ failed = 0 }) => failed)).toEqual([0, 0]);
      for (const unit of units) {
        const staying = (await unit.people()).filter(({ toDate }) => toDate === null);
        expect(staying).toHaveLength(1);
      }
    },
  );

  portalTest('moves nobody out who came while the others were being locked', async (portal) => {
    const unit = movesIn(portal);
    const people = [await unit.resident(), await movesIn(portal).resident()];
    const companyId = association(portal).id;
    const mayLeave = (lock: boolean) =>
      portal.database.transaction(async (tx) => {
        const phone = { phoneCountryCode: '+47', phone: newPhone() };
        const request = {
          ...{ companyId, batchId: 0, lock, scope: testScope([companyId]) },
          ...{ today: portal.clock.today(), now: portal.clock.now() },
          options: { existingResidents: 'move-out' },
          rows: [{ employeeId: unit.number, phone, existingResidents: null }],
        } as unknown as Parameters<typeof loadMoveIns>[1];
        const facts = await loadMoveIns(tx, request);
        return people.map((id) => facts.mayLeave(id));
      });
    expect(await mayLeave(false)).toEqual([true, true]);
    expect(await mayLeave(true)).toEqual([true, false]);
  });

  portalTest('keeps all of a chunk or nothing when its process dies', async (portal) => {
    const unit = movesIn(portal);
    const phone = newPhone();
    await unit.resident({ phone });
    const rows = [rightRow({ employeeId: unit.number })];
    const id = await residentBatches(portal).checked(rows, { existingResidents: 'move-out' });
    await setRunning(portal.database, id, chair(portal).id);
    const key = { companyId: association(portal).id, id };
    const worker = testWorker(portal);
    const dying = {
      ...worker,
      works: worker.works.map((work): (typeof worker.works)[number] => ({
        ...work,
        async decide(tx, request) {
          const decided = await work.decide(tx, request);
          return {
            ...decided,
            async save(change, positions) {
              await decided.save(change, positions);
              throw new Error('the process was killed');
            },
          };
        },
      })),
    };
    await expect(carryOutRows(dying, key, 20)).rejects.toThrow('the process was killed');
    expect(await unit.people()).toMatchObject([
      { toDate: null, entries: [{ expirationDate: null }] },
    ]);
    await carryOutRows(testWorker(portal), key, 20);
    expect(daysOf(await unit.people()).map(({ to }) => to)).toEqual(['2026-03-31', null]);
    expect(await ticketsOfPhone(portal.database, phone)).toMatchObject([
      { expiration_date: Temporal.PlainDate.from('2026-03-31') },
    ]);
  });
});
