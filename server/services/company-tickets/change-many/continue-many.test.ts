import { describe, expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';
import { ticketsOfPhone } from '#ticketing/tickets/test-tickets.store.ts';
import { changesOf, faultsOf, march31, newPerson, tickedRow } from './test-changes.ts';
import { changesOfKind } from './test-changes.store.ts';

describe('changes for many that continue tickets', () => {
  portalTest('give people other zones from the day after the last day', async (portal) => {
    const [one, same] = [await newPerson(portal), await newPerson(portal)];
    const batches = changesOf(portal, {
      act: 'change-zone',
      lastDay: march31,
      zoneFrom: '1',
      zoneTo: '1',
    });
    const id = await batches.checked([
      { phone: one.phone },
      { phone: same.phone, zoneFrom: '1', zoneTo: '2Ø' },
    ]);
    const rows = await batches.rows(id);
    expect(faultsOf(rows.toReversed())).toContain('zoneFrom ZONES_UNCHANGED');
    const effect = rows.find(({ position }) => position === 1)?.effect;
    expect(effect?.startDate?.toString()).toBe('2026-04-01');
    expect(effect?.pricePerMonth).toBeLessThan(0);
    const { before, after } = effect?.replaces ?? {};
    expect([before?.zones?.length, after?.zones?.length]).toEqual([2, 1]);
    expect((after?.pricePerMonth ?? 0) - (before?.pricePerMonth ?? 0)).toBe(effect?.pricePerMonth);
    await batches.mend(id, { do: 'leave-out', positions: [2] });
    expect(await batches.carryOut(id)).toMatchObject({ done: 1 });
    // The result can say when.
    expect(`${(await batches.get(id)).totals.firstStart}`).toBe('2026-04-01');
    const tickets = await ticketsOfPhone(portal.database, one.phone);
    expect(tickets.map((ticket) => [`${ticket.start_date}`, ticket.nr_of_zones])).toEqual([
      ['2026-03-01', 2],
      ['2026-04-01', 1],
    ]);
    expect(tickets.map(({ expiration_date: end }) => end?.toString())).toEqual([
      march31,
      undefined,
    ]);
    expect(await changesOfKind(portal.database, 'change-zone', one.phone)).toHaveLength(1);
  });

  portalTest('give tickets another invoice reference from the next 1st', async (portal) => {
    const at = portal.company('several-services');
    const [first, second] = at.agreements.filter(({ subtype }) => subtype === 'SUBSCRIPTIONS');
    const [one, other, third] = [
      await newPerson(portal),
      await newPerson(portal),
      await newPerson(portal),
    ];
    const batches = changesOf(portal, {
      act: 'change-agreement',
      agreementName: String(second?.id),
    });
    const id = await batches.checked([
      { employeeId: one.employeeId },
      { employeeId: other.employeeId, agreement: String(first?.id) },
      { employeeId: third.employeeId, agreement: 'nobody’s' },
    ]);
    expect(faultsOf(await batches.rows(id))).toEqual([
      '',
      'agreement AGREEMENT_UNCHANGED',
      'agreement notAChoice',
    ]);
    const [replaced] = (await batches.rows(id)).flatMap(({ effect }) => effect?.replaces ?? []);
    expect(replaced?.before.invoiceReference).not.toBe(replaced?.after.invoiceReference);
    await batches.mend(id, { do: 'leave-out', positions: [2, 3] });
    expect(await batches.carryOut(id)).toMatchObject({ done: 1 });
    const tickets = await ticketsOfPhone(portal.database, one.phone);
    expect(tickets.map((ticket) => [`${ticket.start_date}`, ticket.agreement_id])).toEqual([
      ['2026-03-01', first?.id],
      ['2026-04-01', second?.id],
    ]);
    expect(new Set(tickets.map((ticket) => ticket.pickup_code)).size).toBe(1);
    const recorded = await changesOfKind(portal.database, 'change-ticket-agreement', one.phone);
    expect(recorded).toHaveLength(1);
  });

  portalTest('are taken back together until they begin, and ends for the day', async (portal) => {
    const [moved, ended, untouched] = [
      await newPerson(portal),
      await newPerson(portal),
      await newPerson(portal),
    ];
    const zones = { act: 'change-zone', lastDay: march31, zoneFrom: '1', zoneTo: '1' } as const;
    const zoned = changesOf(portal, zones);
    await zoned.carryOut(await zoned.checked([tickedRow(moved)]));
    const ends = changesOf(portal, { act: 'end', lastDay: march31 });
    await ends.carryOut(await ends.checked([tickedRow(ended)]));

    const back = changesOf(portal, { act: 'take-back' });
    const id = await back.checked([moved, ended, untouched].map(tickedRow), {}, 'ticked');
    const rows = await back.rows(id);
    expect(faultsOf(rows)).toEqual(['', '', 'null NOTHING_TO_TAKE_BACK']);
    const effectOf = (position: number) => rows.find((row) => row.position === position)?.effect;
    expect([effectOf(1), effectOf(2)]).toMatchObject([
      { startDate: Temporal.PlainDate.from('2026-04-01'), pricePerMonth: 0, notes: [] },
      { startDate: null, pricePerMonth: 0, notes: ['END_UNDONE'] },
    ]);
    await back.mend(id, { do: 'leave-out', positions: [3] });
    expect(await back.carryOut(id)).toMatchObject({ done: 2 });
    for (const { phone } of [moved, ended]) {
      const tickets = await ticketsOfPhone(portal.database, phone);
      const live = tickets.filter(({ cancelled_at: cancelledAt }) => cancelledAt === null);
      expect(live.map(({ expiration_date: end }) => end)).toEqual([null]);
    }
  });

  portalTest('ask for the reference of all before anybody is checked', async (portal) => {
    const person = await newPerson(portal);
    const batches = changesOf(portal, { act: 'change-agreement' });
    const id = await batches.draft([{ employeeId: person.employeeId }]);
    await batches.call(batches.calls.checkRows, { params: { id } });
    expect((await batches.get(id)).totals).toMatchObject({
      generalFaults: ['AGREEMENT_NOT_CHOSEN'],
      unchecked: 1,
      faulty: 0,
    });
  });
});
