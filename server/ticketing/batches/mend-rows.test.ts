import { describe, expect } from 'vitest';
import { newPhone, orderIn } from '#services/company-tickets/test-order.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { batchesOf, rightRow, rightRows } from './test-batches.ts';
import { changesAs } from '#services/company-tickets/employee/test-changes.ts';
import { setTicketFacts, ticketsOfPhone } from '#ticketing/tickets/test-tickets.store.ts';
import { storedBatch, storedRows } from './test-batches.store.ts';

describe('mending', () => {
  portalTest(
    'a cell checks its row again, and answers with the row and the totals',
    async (portal) => {
      const batches = batchesOf(portal);
      const id = await batches.checked([rightRow({ phone: '22334455' }), rightRow()]);
      const cells = [{ position: 1, column: 'phone', from: '22334455', to: newPhone() }];
      const { rows, totals, conflicts } = await batches.mend(id, { do: 'set-cells', cells });
      expect(rows).toMatchObject([{ position: 1, state: 'ready', faults: [] }]);
      expect(totals).toMatchObject({ ready: 2, faulty: 0 });
      expect(conflicts).toEqual([]);
    },
  );

  portalTest('a cell that somebody else has changed meanwhile shows theirs', async (portal) => {
    const batches = batchesOf(portal);
    const id = await batches.checked([rightRow({ firstName: 'Kari' })]);
    const rename = (from: string, to: string) =>
      batches.mend(id, {
        do: 'set-cells',
        cells: [{ position: 1, column: 'firstName', from, to }],
      });
    await rename('Kari', 'Karin');
    expect((await rename('Kari', 'Karina')).conflicts).toEqual([
      { position: 1, column: 'firstName', value: 'Karin' },
    ]);
    expect((await batches.rows(id))[0]?.cells['firstName']).toBe('Karin');
    // The same again is no conflict.
    expect((await rename('Kari', 'Karin')).conflicts).toEqual([]);
    // Other cells of the row are changed all the same.
    const { conflicts } = await batches.mend(id, {
      do: 'set-cells',
      cells: [
        { position: 1, column: 'lastName', from: 'Nordmann', to: 'Lie' },
        { position: 1, column: 'firstName', from: 'Kari', to: 'Karina' },
      ],
    });
    expect(conflicts).toEqual([{ position: 1, column: 'firstName', value: 'Karin' }]);
    expect((await batches.rows(id))[0]?.cells).toMatchObject({
      firstName: 'Karin',
      lastName: 'Lie',
    });
  });

  portalTest('a row that is there twice frees the other one', async (portal) => {
    const batches = batchesOf(portal);
    const phone = newPhone();
    const id = await batches.checked([
      rightRow({ phone }),
      rightRow({ phone }),
      rightRow({ phone }),
    ]);
    const otherRows = async () =>
      (await batches.rows(id))
        .toSorted((one, other) => one.position - other.position)
        .map(({ faults }) => faults[0]?.otherRow ?? null);
    expect(await otherRows()).toEqual([null, 1, 1]);
    const { rows } = await batches.mend(id, { do: 'leave-out', positions: [1] });
    expect(rows.map(({ position, state }) => [position, state])).toEqual([
      [1, 'left-out'],
      [2, 'ready'],
      [3, 'faulty'],
    ]);
    expect(await otherRows()).toEqual([null, null, 2]);
    await batches.mend(id, { do: 'take-in', positions: [1] });
    expect(await otherRows()).toEqual([null, 1, 1]);
    // A repeated row that is left out has nothing to mend.
    await batches.mend(id, { do: 'leave-out', positions: [2] });
    expect(await otherRows()).toEqual([null, null, 1]);
    const repeated = { column: null, fault: 'ROW_TWICE' };
    const { totals } = await batches.mend(id, { do: 'leave-out-faulty', ...repeated });
    expect(totals).toMatchObject({ ready: 1, leftOut: 2, faultGroups: [] });
    expect(await otherRows()).toEqual([null, null, null]);
  });

  portalTest(
    'what is left out counts no more, and other batches stay as they are',
    async (portal) => {
      const batches = batchesOf(portal);
      const other = await batches.checked(rightRows(2));
      await batches.carryOut(other);
      const before = await storedBatch(portal.database, other);
      const id = await batches.checked(
        ['01.04.2026', '01.05.2026', '01.06.2026'].map((startDate) => rightRow({ startDate })),
      );
      const { pricePerMonth } = (await batches.get(id)).totals;
      await batches.mend(id, { do: 'leave-out', positions: [1, 3] });
      // It stays left out when one of its cells is corrected.
      const firstName = rightRow({}).firstName ?? '';
      const { totals } = await batches.mend(id, {
        do: 'set-cells',
        cells: [{ position: 1, column: 'firstName', from: firstName, to: 'Karin' }],
      });
      expect([`${totals.firstStart}`, `${totals.lastStart}`]).toEqual(['2026-05-01', '2026-05-01']);
      expect(totals).toMatchObject({
        ready: 1,
        leftOut: 2,
        pricePerMonth: (pricePerMonth ?? 0) / 3,
      });
      expect(await batches.carryOut(id)).toMatchObject({ state: 'finished', done: 1 });
      expect(await storedBatch(portal.database, id)).toMatchObject({ done: 1, left_out: 2 });
      expect(await storedBatch(portal.database, other)).toEqual(before);
    },
  );

  portalTest('the same fault in all rows is one request', async (portal) => {
    const batches = batchesOf(portal);
    const id = await batches.checked([
      ...rightRows(2).map((row) => ({ ...row, zoneFrom: 'Sentrum' })),
      rightRow({ startDate: '15.4.2026' }),
      rightRow({ startDate: '15.4.2026' }),
      rightRow({ phone: '46701234567' }),
      rightRow({ firstName: '#REF!' }),
    ]);
    const replaced = await batches.mend(id, {
      do: 'replace',
      column: 'zoneFrom',
      from: 'Sentrum',
      to: '1',
    });
    expect(replaced.rows.map(({ position, state }) => [position, state])).toEqual([
      [1, 'ready'],
      [2, 'ready'],
    ]);
    const take = (fault: string) =>
      batches.mend(id, { do: 'take-proposals', column: 'startDate', fault });
    expect((await take('START_DATE_IN_QUARANTINE')).rows).toEqual([]);
    await take('START_DATE_NOT_OFFERED');
    const mendAnswer = await batches.mend(id, {
      do: 'take-proposals',
      column: 'phone',
      fault: 'countryCodeMissing',
    });
    expect(mendAnswer.rows[0]?.cells['phone']).toBe('+46701234567');
    const { totals } = await batches.mend(id, {
      do: 'leave-out-faulty',
      column: 'firstName',
      fault: 'spreadsheetError',
    });
    expect(totals).toMatchObject({
      ready: 5,
      faulty: 0,
      leftOut: 1,
      unchecked: 0,
      faultGroups: [],
    });
    expect(totals.lastStart?.toString()).toBe('2026-05-01');
  });

  portalTest('what stands above the table checks every row again', async (portal) => {
    const batches = batchesOf(portal);
    const id = await batches.checked(rightRows(3), { startDate: '2026-04-15' });
    await batches.mend(id, { do: 'leave-out', positions: [2] });
    expect((await batches.get(id)).totals.faultGroups).toEqual([
      { column: 'startDate', code: 'START_DATE_NOT_OFFERED', rows: 2 },
    ]);
    const { options } = await batches.get(id);
    const params = { id };
    const answer = await batches.call(batches.calls.setOptions, {
      params,
      body: { options: { ...options, startDate: '2026-04-01' } },
    });
    expect(answer.json).toEqual({ unchecked: 2 });
    expect(await batches.check(id)).toMatchObject({ ready: 2, faulty: 0, leftOut: 1 });
  });

  portalTest('a draft of yesterday is checked again before it starts', async (portal) => {
    const batches = batchesOf(portal);
    const phone = newPhone();
    const id = await batches.checked([rightRow(), rightRow({ phone })]);
    portal.clock.set('2026-03-07T10:00:00+01:00');
    const answer = await batches.run(id, 'start');
    expect(answer).toMatchObject({ status: 422, json: { code: 'ROWS_NOT_READY' } });
    // One of the people has got a ticket since.
    await orderIn(portal)({ phone }, { company: portal.company('single-service') });
    expect(await batches.check(id)).toMatchObject({ ready: 1, faulty: 1 });
    await batches.mend(id, { do: 'leave-out', positions: [2] });
    expect((await batches.run(id, 'start')).status).toBe(200);
    portal.clock.set('2026-03-06T10:00:00+01:00');
  });

  portalTest('leaves the rows of a stopped batch that are settled as they are', async (portal) => {
    const batches = batchesOf(portal);
    const taken = newPhone();
    const rows = [rightRow(), rightRow({ phone: taken }), rightRow(), rightRow()];
    const id = await batches.checked(rows);
    await orderIn(portal)({ phone: taken }, { company: portal.company('single-service') });
    expect(await batches.carryOut(id)).toMatchObject({ state: 'stopped', stoppedAt: 2, done: 1 });
    const stored = () => storedRows(portal.database, id);
    const [settled, ...before] = await stored();
    const cell = { column: 'firstName', from: 'Kari', to: 'Ny' };
    await batches.mend(id, { do: 'set-cells', cells: [{ position: 1, ...cell }] });
    await batches.mend(id, { do: 'leave-out', positions: [1, 4] });
    await batches.mend(id, { do: 'take-in', positions: [1, 3] });
    await batches.mend(id, { do: 'replace', ...cell });
    const after = await stored();
    expect(after[0]).toEqual(settled);
    // The row at which it stopped waits until it is named, and what was left out is left as it is.
    expect(after[1]).toEqual(before[0]);
    expect(after.slice(2)).toMatchObject([
      { state: 'ready', cells: { firstName: 'Ny' } },
      { state: 'left-out', cells: { firstName: 'Kari' } },
    ]);
    expect(await batches.progress(id)).toMatchObject({ done: 1, refused: 1, leftOut: 1 });
    const { options } = await batches.get(id);
    const { setOptions, putRows } = batches.calls;
    for (const [route, body] of [
      [setOptions, { options }],
      [putRows, { from: 1, rows: rightRows(1) }],
    ] as const) {
      const answer = await batches.call(route, { params: { id }, body });
      expect(answer, route.path).toMatchObject({ status: 409, json: { code: 'BATCH_NOT_OPEN' } });
    }
    // It does not go on while a row that waits has a fault.
    const wrong = { position: 3, column: 'phone', from: rows[2]?.['phone'], to: '22334455' };
    await batches.mend(id, { do: 'set-cells', cells: [wrong] });
    // In the order of the list: only those of a draft that have to be mended come first.
    expect((await batches.rows(id)).map(({ position }) => position)).toEqual([1, 2, 3, 4]);
    expect(await batches.run(id, 'skip')).toMatchObject({
      status: 422,
      json: { code: 'ROWS_NOT_READY' },
    });
    await batches.mend(id, { do: 'leave-out', positions: [2, 3] });
    expect(await batches.progress(id)).toMatchObject({ done: 1, refused: 0, leftOut: 3 });
    expect((await batches.run(id, 'go-on')).status).toBe(200);
    expect(await batches.settled(id)).toMatchObject({ state: 'finished', done: 1, leftOut: 3 });
    const positionsOf = async (show: string) =>
      (await batches.rows(id, { show })).map(({ position }) => position);
    expect([await positionsOf('not-done'), await positionsOf('done')]).toEqual([[2, 3, 4], [1]]);
  });

  portalTest('somebody known keeps the names here, and the row says which', async (portal) => {
    const batches = batchesOf(portal);
    const phone = newPhone();
    await orderIn(portal)({ phone, firstName: 'Ola', lastName: 'Hansen', startDate: '2026-03-01' });
    const id = await batches.checked([rightRow({ phone: newPhone() }), rightRow({ phone })]);
    const rows = await batches.rows(id);
    expect(rows.find(({ position }) => position === 2)?.faults).toMatchObject([
      { column: 'phone', code: 'TICKET_ALREADY_HELD' },
    ]);
    expect(rows.find(({ position }) => position === 1)?.effect).toMatchObject({ knownAs: null });
    const [ticket] = await ticketsOfPhone(portal.database, phone);
    await setTicketFacts(portal.database, ticket?.id ?? 0, { cancelled_at: portal.clock.now() });
    const sameNames = rightRow({ phone, firstName: 'Ola', lastName: 'Hansen' });
    const same = await batches.checked([sameNames]);
    expect((await batches.rows(same))[0]?.effect).toMatchObject({ knownAs: null });
    const again = await batches.checked([rightRow({ phone })]);
    expect((await batches.rows(again))[0]?.effect).toMatchObject({ knownAs: 'Ola Hansen' });
    await batches.carryOut(again);
    const [, next] = await ticketsOfPhone(portal.database, phone);
    expect(await changesAs(portal).show(next?.id ?? 0)).toMatchObject({ firstName: 'Ola' });
    await setTicketFacts(portal.database, next?.id ?? 0, { cancelled_at: portal.clock.now() });
    // Unless the list is said to have the new names.
    await batches.carryOut(await batches.checked([rightRow({ phone })], { hasNewNames: true }));
    expect(await changesAs(portal).show(next?.id ?? 0)).toMatchObject({ firstName: 'Kari' });
  });
});
