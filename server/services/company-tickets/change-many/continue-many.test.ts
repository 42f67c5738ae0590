import { describe, expect } from 'vitest';
import { setAgreementDeleted } from '#customers/agreements/test-agreements.store.ts';
import { placePriceFrom } from '#services/free-tickets/book/test-book-world.store.ts';
import { portalTest, portalTestWith } from '#testing/portal/portal-test.ts';
import { ticketsOfPhone } from '#ticketing/tickets/test-tickets.store.ts';
import { changesOf, faultsOf, march31, newPerson, tickedRow } from './test-changes.ts';
import { changesOfKind } from './test-changes.store.ts';

/** Tickets of one and of two zones are dearer from 1 April on. */
const otherPortalTest = portalTestWith({}, async ({ database }) => {
  for (const [nrOfZones, priceOre] of [
    [1, 1_000_00],
    [2, 2_000_00],
  ] as const) {
    const product = { tenant: 'ruter', productId: 'company-ticket', from: '2026-04-01' } as const;
    await placePriceFrom(database, { ...product, nrOfZones, priceOre });
  }
});

describe('changes for many that continue tickets', () => {
  otherPortalTest('cost what they do from the first whole month on', async (portal) => {
    const person = await newPerson(portal);
    const support = { user: portal.user('support') };
    const toOneZone = { act: 'change-zone', zoneFrom: '2Ø', zoneTo: '2Ø' } as const;
    for (const [options, effect] of [
      [
        { ...toOneZone, lastDay: '2026-03-19' },
        { replaces: { before: { pricePerMonth: 2_000 }, after: { pricePerMonth: 1_000 } } },
      ],
      [{ ...toOneZone, lastDay: '2026-02-28' }, { pricePerMonth: 747 - 1_324 }],
      [{ act: 'end', lastDay: '2026-03-19' }, { pricePerMonth: -2_000 }],
      [{ act: 'end', lastDay: '2026-02-28' }, { pricePerMonth: -1_324 }],
    ] as const) {
      const batches = changesOf(portal, options, support);
      const id = await batches.checked([tickedRow(person)], {}, 'ticked');
      expect(await batches.rows(id), options.lastDay).toMatchObject([{ effect }]);
    }
  });

  portalTest('give people other zones from the day after the last day', async (portal) => {
    const [one, same, later] = [
      await newPerson(portal),
      await newPerson(portal),
      await newPerson(portal),
    ];
    const batches = changesOf(portal, {
      act: 'change-zone',
      lastDay: march31,
      zoneFrom: '1',
      zoneTo: '1',
    });
    const id = await batches.checked([
      { phone: one.phone },
      { phone: same.phone, zoneFrom: '1', zoneTo: '2Ø' },
      { phone: later.phone, lastDay: '30.04.2026' },
    ]);
    const rows = await batches.rows(id);
    expect(faultsOf(rows.toReversed())).toContain('zoneFrom ZONES_UNCHANGED');
    const effect = rows.find(({ position }) => position === 1)?.effect;
    expect(effect?.startDate?.toString()).toBe('2026-04-01');
    const ofLater = rows.find(({ position }) => position === 3)?.effect;
    expect(ofLater?.startDate?.toString()).toBe('2026-05-01');
    expect(effect?.pricePerMonth).toBeLessThan(0);
    const { before, after } = effect?.replaces ?? {};
    expect([before?.zones?.length, after?.zones?.length]).toEqual([2, 1]);
    // The same agreement pays on.
    expect(after?.invoiceReference).toMatch(/^Avdeling Oslo/);
    expect(before?.invoiceReference).toBe(after?.invoiceReference);
    expect((after?.pricePerMonth ?? 0) - (before?.pricePerMonth ?? 0)).toBe(effect?.pricePerMonth);
    await batches.mend(id, { do: 'leave-out', positions: [2, 3] });
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
    const counter = at.agreements.find(({ subtype }) => subtype === 'TICKETOFFICE');
    const [one, other, third, fourth] = [
      await newPerson(portal),
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
      { employeeId: fourth.employeeId, agreement: String(counter?.id) },
    ]);
    expect(faultsOf(await batches.rows(id))).toEqual([
      '',
      'agreement AGREEMENT_UNCHANGED',
      'agreement notAChoice',
      'agreement notAChoice',
    ]);
    // What stands above the table is no fault of a cell.
    const unchanged = changesOf(portal, {
      act: 'change-agreement',
      agreementName: String(first?.id),
    });
    const sameId = await unchanged.checked([{ employeeId: other.employeeId }]);
    expect(faultsOf(await unchanged.rows(sameId))).toEqual(['null AGREEMENT_UNCHANGED']);
    const [replaced] = (await batches.rows(id)).flatMap(({ effect }) => effect?.replaces ?? []);
    expect(replaced?.before.invoiceReference).not.toBe(replaced?.after.invoiceReference);
    // A deleted agreement cannot be selected.
    await setAgreementDeleted(portal.database, second?.id ?? 0, portal.clock.now());
    const late = await unchanged.checked([
      { employeeId: third.employeeId, agreement: String(second?.id) },
    ]);
    expect(faultsOf(await unchanged.rows(late))).toEqual(['agreement notAChoice']);
    await setAgreementDeleted(portal.database, second?.id ?? 0, null);
    await batches.mend(id, { do: 'leave-out', positions: [2, 3, 4] });
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
    const [moved, ended, untouched, pending] = [
      await newPerson(portal),
      await newPerson(portal),
      await newPerson(portal),
      await newPerson(portal, '2026-04-01'),
    ];
    const zones = { act: 'change-zone', lastDay: march31, zoneFrom: '1', zoneTo: '1' } as const;
    const zoned = changesOf(portal, zones);
    await zoned.carryOut(await zoned.checked([tickedRow(moved)]));
    const ends = changesOf(portal, { act: 'end', lastDay: march31 });
    await ends.carryOut(await ends.checked([tickedRow(ended)]));

    const back = changesOf(portal, { act: 'take-back' });
    const people = [moved, ended, untouched, pending];
    const id = await back.checked(people.map(tickedRow), {}, 'ticked');
    const rows = await back.rows(id);
    // An order that has not begun is no change.
    const nothing = 'null NOTHING_TO_TAKE_BACK';
    expect(faultsOf(rows)).toEqual(['', '', nothing, nothing]);
    const effectOf = (position: number) => rows.find((row) => row.position === position)?.effect;
    expect([effectOf(1), effectOf(2)]).toMatchObject([
      { startDate: Temporal.PlainDate.from('2026-04-01'), pricePerMonth: 0, notes: [] },
      { startDate: null, pricePerMonth: 0, notes: ['END_UNDONE'] },
    ]);
    await back.mend(id, { do: 'leave-out', positions: [3, 4] });
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
