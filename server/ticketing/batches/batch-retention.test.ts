import { describe, expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';
import { forgetOldRows } from './batch-retention.store.ts';
import { idOf, newPhone, orderIn } from '#services/company-tickets/test-order.ts';
import { setTicketFacts } from '#ticketing/tickets/test-tickets.store.ts';
import { joiner, rostersOf } from '#services/company-tickets/roster/test-rosters.ts';
import { eraseRows } from './erase-rows.store.ts';
import { batchRowData } from './personal-data.query.ts';
import { batchesOf, rightRow, rightRows } from './test-batches.ts';
import { setRunning, setState, setSubject, storedBatch, storedRows } from './test-batches.store.ts';

describe('what a batch says about somebody who is erased', () => {
  portalTest('goes from their row alone; what became of it stays', async (portal) => {
    const { database } = portal;
    const phone = newPhone();
    const person = { phone, firstName: 'Ola', lastName: 'Hansen' };
    const ticketId = idOf(await orderIn(portal)(person));
    await setTicketFacts(database, ticketId, { cancelled_at: portal.clock.now() });
    const batches = batchesOf(portal);
    const id = await batches.checked([rightRow({ phone }), rightRow()]);
    await batches.carryOut(id);
    const [before] = await storedRows(database, id);
    expect(before).toMatchObject({ effect: { knownAs: 'Ola Hansen' } });
    const { company_id: companyId = 0, subject_id: holderId } = before ?? {};
    const erase = (of: number) =>
      database.transaction((tx) =>
        eraseRows(tx, { holders: [{ companyId: of, id: holderId ?? 0 }] }),
      );
    // A ticket of the other row may have the number of the person.
    await setSubject(database, id, { position: 2, type: 'ticket', id: holderId ?? 0 });
    const [, other] = await storedRows(database, id);
    await erase(portal.company('single-service').id);
    expect(await storedRows(database, id)).toEqual([before, other]);
    await erase(companyId);
    const emptied = { cells: {}, keys: [], faults: [], effect: null };
    expect(await storedRows(database, id)).toEqual([
      { ...before, ...emptied, subject_type: null, subject_id: null },
      other,
    ]);
  });
});

describe('what a batch says about somebody who asks to be erased', () => {
  portalTest('goes with their phone, the proposal of a comparison, too', async (portal) => {
    const { database, clock } = portal;
    const [asking, other] = [joiner(), joiner()];
    const id = await rostersOf(portal).compared([asking, other], { isWhole: false });
    const [first, second] = await storedRows(database, id);
    const of = (tenant: 'ruter' | 'akt') => ({
      tenant,
      phone: `+47${asking.phone}`,
      today: clock.today(),
      holders: [],
      entries: [],
    });
    expect(first).toMatchObject({ keys: [of('ruter').phone], plan: { act: 'order' } });
    const { erasure } = batchRowData;
    if (typeof erasure !== 'object' || !('erase' in erasure))
      throw new Error('nothing erases rows');
    await database.transaction((tx) => erasure.erase(tx, of('akt'), clock.now()));
    expect(await storedRows(database, id)).toEqual([first, second]);
    await database.transaction((tx) => erasure.erase(tx, of('ruter'), clock.now()));
    const emptied = { cells: {}, keys: [], faults: [], effect: null, plan: null };
    expect(await storedRows(database, id)).toEqual([{ ...first, ...emptied }, second]);
  });
});

describe('what batches say about people', () => {
  portalTest('goes after twelve weeks, and drafts after a week', async (portal) => {
    const batches = batchesOf(portal);
    const { database, clock } = portal;
    const [draft, done] = [await batches.draft(rightRows(1)), await batches.checked(rightRows(2))];
    await batches.carryOut(done);
    const forgetAfter = (days: number) =>
      database.transaction((tx) => forgetOldRows(tx, clock.now().add({ hours: 24 * days })));
    await forgetAfter(6);
    expect(await storedRows(database, draft)).toHaveLength(1);
    await forgetAfter(8);
    expect(await storedBatch(database, draft)).toBeUndefined();
    await forgetAfter(83);
    expect((await storedRows(database, done))[0]?.cells).not.toEqual({});
    await forgetAfter(85);
    expect(await storedRows(database, done)).toMatchObject(
      [1, 2].map((position) => ({
        position,
        cells: {},
        keys: [],
        effect: null,
        state: 'done',
        subject_type: 'subscriber',
        subject_id: expect.any(Number),
      })),
    );
    expect(await storedBatch(database, done)).toMatchObject({ state: 'finished', done: 2 });
  });

  portalTest.each([
    ['stopped', 84, 'forgotten'],
    ['ended', 84, 'forgotten'],
    ['running', 84, 'kept'],
    ['discarded', 7, 'gone'],
  ] as const)('of one that is %s is after %i days %s', async (portal, state, days, what) => {
    const { database, clock } = portal;
    const id = await batchesOf(portal).checked(rightRows(1));
    if (state !== 'discarded') await setRunning(database, id, portal.user('hr').id);
    await setState(database, id, state);
    const rowAfter = async (time: Temporal.DurationLike) => {
      const now = clock
        .now()
        .add({ hours: 24 * days })
        .add(time);
      await database.transaction((tx) => forgetOldRows(tx, now));
      return (await storedRows(database, id))[0];
    };
    // To the hour: the clock goes forward between winter and summer.
    expect((await rowAfter({ hours: -2 }))?.cells).not.toEqual({});
    const row = await rowAfter({ hours: 2 });
    if (what === 'gone') expect(row).toBeUndefined();
    else if (what === 'kept') expect(row?.cells).not.toEqual({});
    else expect(row).toMatchObject({ cells: {}, keys: [], faults: [], effect: null });
  });
});
