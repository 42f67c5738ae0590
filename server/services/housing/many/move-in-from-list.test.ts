import { describe, expect } from 'vitest';
import { rightRow } from '#ticketing/batches/test-batches.ts';
import {
  setRunning,
  stateCounts,
  storedBatch,
  storedRowTexts,
} from '#ticketing/batches/test-batches.store.ts';
import { carryOutRows, testWorker } from '#ticketing/batches/test-carry-out.ts';
import { placeCodes } from '#ticketing/code-pools/test-codes.store.ts';
import { newPhone } from '#services/company-tickets/test-order.ts';
import { changesOfKind } from '#services/company-tickets/change-many/test-changes.store.ts';
import { subscribeIn } from '#services/subscriptions/test-subscriptions.ts';
import { firstMoment } from '#testing/portal/test-clock.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { ticketsOfPhone } from '#ticketing/tickets/test-tickets.store.ts';
import { association, chair, daysOf, type Moves, movesIn } from '../test-housing.ts';
import { residentBatches } from './test-housing-batches.ts';

/** Carries out a checked draft in chunks of so many rows. */
async function carryOutBy(portal: TestPortal, id: number, rows: number): Promise<void> {
  await setRunning(portal.database, id, chair(portal).id);
  const key = { companyId: association(portal).id, id };
  while ((await storedBatch(portal.database, id))?.state === 'running') {
    await carryOutRows(testWorker(portal), key, rows);
  }
}

const namesIn = async (unit: Moves) =>
  (await unit.people()).map(({ firstName, toDate }) => `${firstName} ${toDate?.toString() ?? ''}`);
const householdsIn = async (unit: Moves) =>
  new Set((await unit.people()).map(({ household }) => household)).size;

describe('people of a list', () => {
  portalTest('live in the unit from the day of the row, the list or the ticket', async (portal) => {
    const batches = residentBatches(portal);
    const [first, second, third] = [movesIn(portal), movesIn(portal), movesIn(portal)];
    const rows = [
      rightRow({ employeeId: first.number, movesInOn: '15.3.2026' }),
      rightRow({ employeeId: second.number }),
    ];
    const id = await batches.checked(rows, { movesInOn: '2026-05-10' });
    await batches.carryOut(id);
    await batches.carryOut(await batches.checked([rightRow({ employeeId: third.number })]));
    const days = await Promise.all(
      [first, second, third].map(async (unit) =>
        daysOf(await unit.people()).map(({ from }) => from),
      ),
    );
    expect(days).toEqual([['2026-03-15'], ['2026-05-10'], ['2026-04-01']]);
    const recorded = await changesOfKind(portal.database, 'move-in', rows[0]?.['phone'] ?? '');
    const after = { unit: first.number, movedInOn: '2026-03-15' };
    expect(recorded).toMatchObject([{ company_id: association(portal).id, before: null, after }]);
  });

  portalTest(
    'say that a month is invoiced although those who move out had left',
    async (portal) => {
      const batches = residentBatches(portal);
      const importedBy = portal.user('support').id;
      const pool = { tenant: 'ruter', kind: 'JOULE' } as const;
      await placeCodes(portal.database, { ...pool, codes: ['SYKKEL-LISTE'], importedBy });
      const unit = movesIn(portal);
      const phone = newPhone();
      portal.clock.set('2026-02-05T12:00:00+01:00');
      await unit.resident({ phone, startDate: '2026-02-01' });
      portal.clock.set(firstMoment);
      const row = {
        employeeId: unit.number,
        movesInOn: '1.3.2026',
        existingResidents: 'Flytter ut',
      };
      const notesOf = async () => {
        const id = await batches.checked([rightRow(row)]);
        return (await batches.rows(id, { show: 'all' })).flatMap(
          ({ effect }) => effect?.notes ?? [],
        );
      };
      expect(await notesOf()).toEqual(['MOVES_IN', 'OTHERS_MOVE_OUT']);
      await subscribeIn(portal)(
        {
          phone,
          employeeId: unit.number,
          startDate: '2026-03-01',
          agreementId: association(portal).agreements[0]?.id ?? 0,
        },
        { user: chair(portal), company: association(portal) },
      );
      expect(await notesOf()).toEqual(['MOVES_IN', 'OTHERS_MOVE_OUT', 'CHARGED_ALL_THE_SAME']);
    },
  );

  portalTest('are asked about where others live, who are named', async (portal) => {
    const batches = residentBatches(portal);
    const unit = movesIn(portal);
    const occupant = { firstName: 'Berit', lastName: 'Lind' };
    await unit.resident(occupant);
    const id = await batches.checked([
      rightRow({ employeeId: unit.number.toLowerCase() }),
      rightRow({ employeeId: movesIn(portal).number }),
    ]);
    const [row] = await batches.rows(id, { show: 'faulty' });
    expect(row?.faults).toMatchObject([
      { column: 'existingResidents', code: 'UNIT_OCCUPIED', others: [{ name: 'Berit Lind' }] },
    ]);
    expect(row?.faults[0]?.others?.[0]?.day.toString()).toBe('2026-03-01');
    // Rows hold no names of others: they would have to be erased with them.
    expect(await storedRowTexts(portal.database, id)).not.toContain('Berit');
    await batches.mend(id, {
      do: 'set-cells',
      cells: [
        { position: 1, column: 'employeeId', from: unit.number.toLowerCase(), to: 'Mended-1' },
      ],
    });
    expect(await batches.carryOut(id)).toMatchObject({ state: 'finished', done: 2 });
    expect(await unit.people()).toHaveLength(1);
  });

  portalTest('who live in the unit already are in nobody’s way', async (portal) => {
    const batches = residentBatches(portal);
    const unit = movesIn(portal);
    const phone = newPhone();
    const agreementId = Number(association(portal).agreements[0]?.id);
    await subscribeIn(portal)(
      { startDate: '2026-03-01', agreementId, employeeId: unit.number, phone },
      { user: chair(portal), company: association(portal) },
    );
    await unit.resident({ startDate: '2026-04-01' });
    const row = rightRow({ phone, employeeId: unit.number });
    const id = await batches.checked([row]);
    expect(await batches.rows(id)).toMatchObject([{ state: 'ready', effect: { notes: [] } }]);
    await batches.carryOut(id);
    expect(await changesOfKind(portal.database, 'move-in', phone)).toEqual([]);
    expect(await unit.people()).toHaveLength(2);
  });

  portalTest('live together with those who do, when the list says so', async (portal) => {
    const batches = residentBatches(portal);
    const unit = movesIn(portal);
    await unit.resident({ firstName: 'Berit' });
    const rows = [rightRow({ employeeId: unit.number, firstName: 'Ola' })];
    const id = await batches.checked(rows, { existingResidents: 'live-together' });
    const [row] = await batches.rows(id);
    expect(row?.effect).toMatchObject({
      notes: ['MOVES_IN', 'LIVE_TOGETHER'],
      others: [{ name: 'Berit Nordmann' }],
    });
    await batches.carryOut(id);
    expect(await namesIn(unit)).toEqual(['Berit ', 'Ola ']);
    expect(await householdsIn(unit)).toBe(1);
  });

  portalTest(
    'move others out, whose tickets end with the month, as the check says',
    async (portal) => {
      const batches = residentBatches(portal);
      const unit = movesIn(portal);
      const [active, pending] = [newPhone(), newPhone()];
      await unit.resident({ phone: active, firstName: 'Berit' });
      await unit.resident({ phone: pending, startDate: '2026-06-01', firstName: 'Per' });
      const rows = [
        rightRow({ employeeId: unit.number, firstName: 'Ola', movesInOn: '16.4.2026' }),
        rightRow({ employeeId: unit.number, firstName: 'Kari', movesInOn: '16.4.2026' }),
      ];
      const id = await batches.checked(rows, { existingResidents: 'move-out' });
      const checked = await batches.rows(id);
      expect(checked.map(({ effect }) => effect?.others?.map(({ name }) => name))).toEqual([
        ['Berit Nordmann', 'Per Nordmann'],
        ['Berit Nordmann', 'Per Nordmann'],
      ]);
      expect(checked[0]?.effect?.others?.[0]?.day.toString()).toBe('2026-04-15');
      expect(await batches.carryOut(id)).toMatchObject({ state: 'finished', done: 2 });
      expect(await namesIn(unit)).toEqual(['Berit 2026-04-15', 'Ola ', 'Kari ']);
      expect(await ticketsOfPhone(portal.database, active)).toMatchObject([
        { expiration_date: Temporal.PlainDate.from('2026-04-30') },
      ]);
      const [cancelled] = await ticketsOfPhone(portal.database, pending);
      expect(cancelled?.cancelled_at).not.toBeNull();
    },
  );

  portalTest('do with others what their own row says, else the list', async (portal) => {
    const batches = residentBatches(portal);
    const units = [movesIn(portal), movesIn(portal), movesIn(portal)];
    for (const unit of units) await unit.resident({ firstName: 'Berit' });
    const says = ['', 'Bor sammen', 'move out'];
    const rows = units.map(({ number }, place) =>
      rightRow({ employeeId: number, firstName: 'Ola', existingResidents: says[place] ?? '' }),
    );
    const id = await batches.checked(rows);
    expect(await batches.rows(id, { show: 'faulty' })).toMatchObject([
      { position: 1, faults: [{ column: 'existingResidents', code: 'UNIT_OCCUPIED' }] },
    ]);
    const cells = [{ position: 1, column: 'existingResidents', from: '', to: 'Flytter ut' }];
    await batches.mend(id, { do: 'set-cells', cells });
    await carryOutBy(portal, id, 20);
    expect(await stateCounts(portal.database, id)).toEqual({ done: 3 });
    expect(await Promise.all(units.map(namesIn))).toEqual([
      ['Berit 2026-03-31', 'Ola '],
      ['Berit ', 'Ola '],
      ['Berit 2026-03-31', 'Ola '],
    ]);
  });

  portalTest('move nobody out for whom no end is offered so late', async (portal) => {
    const batches = residentBatches(portal);
    const unit = movesIn(portal);
    await unit.resident();
    const row = rightRow({ employeeId: unit.number, movesInOn: '1.8.2026' });
    const id = await batches.checked([row], { existingResidents: 'move-out' });
    const [checkedRow] = await batches.rows(id);
    expect(checkedRow?.faults).toMatchObject([
      { column: 'movesInOn', code: 'END_DATE_NOT_OFFERED' },
    ]);
  });

  portalTest('who are known get the number of their new unit', async (portal) => {
    const batches = residentBatches(portal);
    const [before, after] = [movesIn(portal), movesIn(portal)];
    const phone = newPhone();
    const id = await before.resident({ phone, firstName: 'Berit', startDate: '2026-03-01' });
    await before.moveOut({ subscriberIds: [id], lastDay: '2026-03-31', endsOn: '2026-03-31' });
    const rows = [rightRow({ phone, employeeId: after.number, startDate: '1.5.2026' })];
    await batches.carryOut(await batches.checked(rows));
    expect(await namesIn(after)).toEqual(['Berit ']);
    expect(await namesIn(before)).toEqual(['Berit 2026-03-31']);
  });
});

describe('rows of one unit', () => {
  const twoRows = (unit: Moves, days: readonly [string, string]) =>
    days.map((movesInOn) => rightRow({ employeeId: unit.number, movesInOn }));

  portalTest('with one day are a household, in one chunk or in two', async (portal) => {
    for (const chunk of [1, 20]) {
      const unit = movesIn(portal);
      const id = await residentBatches(portal).checked(twoRows(unit, ['1.4.2026', '1.4.2026']));
      await carryOutBy(portal, id, chunk);
      expect(await stateCounts(portal.database, id)).toEqual({ done: 2 });
      expect(await householdsIn(unit)).toBe(1);
    }
  });

  portalTest('with two days are one too, and nobody of the list is moved out', async (portal) => {
    for (const chunk of [1, 20]) {
      for (const existingResidents of ['ask', 'move-out']) {
        const unit = movesIn(portal);
        const rows = twoRows(unit, ['1.4.2026', '15.4.2026']);
        const id = await residentBatches(portal).checked(rows, { existingResidents });
        await carryOutBy(portal, id, chunk);
        expect(await stateCounts(portal.database, id)).toEqual({ done: 2 });
        expect(await householdsIn(unit)).toBe(1);
        expect(daysOf(await unit.people()).map(({ to }) => to)).toEqual([null, null]);
      }
    }
  });

  portalTest('that say different things of others move them out', async (portal) => {
    for (const chunk of [1, 20]) {
      for (const says of [
        ['Bor sammen', 'Flytter ut'],
        ['Flytter ut', 'Bor sammen'],
      ]) {
        const unit = movesIn(portal);
        await unit.resident({ firstName: 'Berit' });
        const rows = says.map((existingResidents) =>
          rightRow({ employeeId: unit.number, firstName: 'Ola', existingResidents }),
        );
        await carryOutBy(portal, await residentBatches(portal).checked(rows), chunk);
        expect(await namesIn(unit)).toEqual(['Berit 2026-03-31', 'Ola ', 'Ola ']);
        const staying = (await unit.people()).filter(({ toDate }) => toDate === null);
        expect(new Set(staying.map(({ household }) => household)).size).toBe(1);
      }
    }
  });

  portalTest('that move others out on two days do so on the earlier one', async (portal) => {
    for (const days of [
      ['15.4.2026', '1.5.2026'],
      ['1.5.2026', '15.4.2026'],
    ] as const) {
      const unit = movesIn(portal);
      await unit.resident({ firstName: 'Berit' });
      const move = { existingResidents: 'move-out' };
      const id = await residentBatches(portal).checked(twoRows(unit, days), move);
      await carryOutBy(portal, id, 20);
      expect((await namesIn(unit))[0]).toBe('Berit 2026-04-14');
    }
  });

  portalTest('with one phone are refused as one row twice', async (portal) => {
    const unit = movesIn(portal);
    const row = rightRow({ employeeId: unit.number });
    const id = await residentBatches(portal).checked([row, row]);
    const rows = await residentBatches(portal).rows(id, { show: 'faulty' });
    expect(rows).toMatchObject([{ position: 2, faults: [{ code: 'ROW_TWICE', otherRow: 1 }] }]);
  });
});
