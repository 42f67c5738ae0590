import { describe, expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { setTicketFacts, ticketsOfPhone } from '#ticketing/tickets/test-tickets.store.ts';
import { newPhone } from '../test-order.ts';
import {
  changesOf,
  ends,
  faultsOf,
  march31,
  newPerson,
  type Person,
  tickedRow,
} from './test-changes.ts';
import { changesOfKind } from './test-changes.store.ts';

const nobody = { id: 7_299_999 };

describe('changes for many', () => {
  const foreign = (portal: TestPortal) => ({ id: portal.company('contractor').people[0]?.id ?? 0 });
  const expiryOf = async (portal: TestPortal, { phone }: Person) =>
    (await ticketsOfPhone(portal.database, phone))[0]?.expiration_date?.toString();

  portalTest('show before what would happen to each, and change nothing', async (portal) => {
    const [active, pending] = [await newPerson(portal), await newPerson(portal, '2026-04-01')];
    const batches = ends(portal);
    const people = [active, pending, foreign(portal), nobody];
    const [first, ...others] = people.map(tickedRow);
    const id = await batches.checked([{ ...first, firstName: 'Karin' }, ...others], {}, 'ticked');
    const rows = await batches.rows(id);
    expect(faultsOf(rows)).toEqual([
      '',
      'null NO_ACTIVE_TICKET',
      'null SUBSCRIBER_NOT_FOUND',
      'null SUBSCRIBER_NOT_FOUND',
    ]);
    const { batch, totals } = await batches.get(id);
    expect(batch).toMatchObject({ act: 'end', onRefusal: 'go-on', total: 4 });
    expect(totals).toMatchObject({ ready: 1, faulty: 3, notes: [] });
    const ready = rows.find(({ state }) => state === 'ready');
    expect(totals.pricePerMonth).toBeLessThan(-100);
    expect(totals.pricePerMonth).toBe(ready?.effect?.pricePerMonth);
    expect(ready?.effect?.startDate?.toString()).toBe('2026-04-01');
    // A row that was ticked needs no other name.
    expect(ready?.effect?.knownAs).toBeNull();
    expect(await expiryOf(portal, active)).toBeUndefined();
  });

  portalTest(
    'of zones say whose month is invoiced at the dearer ticket, as the old one was redeemed',
    async (portal) => {
      const [used, unused] = [await newPerson(portal), await newPerson(portal)];
      const [ticket] = await ticketsOfPhone(portal.database, used.phone);
      const downloaded_at = Temporal.Instant.from('2026-03-02T08:00:00Z');
      await setTicketFacts(portal.database, ticket?.id ?? 0, { downloaded_at });
      const zones = changesOf(portal, {
        act: 'change-zone',
        lastDay: Temporal.PlainDate.from('2026-02-28'),
        zoneFrom: '1',
        zoneTo: '1',
      });
      const id = await zones.checked([used, unused].map(tickedRow), {}, 'ticked');
      const { totals } = await zones.get(id);
      expect(totals).toMatchObject({ ready: 2, notes: [{ code: 'CHARGED_BY_DEAREST', rows: 1 }] });
      const rows = await zones.rows(id);
      expect(rows.map(({ effect }) => effect?.notes)).toEqual([['CHARGED_BY_DEAREST'], []]);
    },
  );

  portalTest(
    'say which of them are invoiced for the month because they were redeemed',
    async (portal) => {
      const [used, unused] = [await newPerson(portal), await newPerson(portal)];
      const looked = await newPerson(portal);
      const at = Temporal.Instant.from('2026-03-02T08:00:00Z');
      for (const [{ phone }, facts] of [
        [used, { downloaded_at: at }],
        [looked, { shown_at: at }],
      ] as const) {
        const [ticket] = await ticketsOfPhone(portal.database, phone);
        await setTicketFacts(portal.database, ticket?.id ?? 0, facts);
      }
      const early = ends(portal, '2026-02-28');
      const id = await early.checked([used, unused, looked].map(tickedRow), {}, 'ticked');
      const { totals } = await early.get(id);
      const code = 'CHARGED_AS_REDEEMED';
      expect(totals).toMatchObject({ ready: 3, notes: [{ code, rows: 2 }] });
      const rows = await early.rows(id);
      expect(rows.map(({ effect }) => effect?.notes)).toEqual([[code], [], [code]]);
      const later = ends(portal);
      const laterId = await later.checked([tickedRow(used)], {}, 'ticked');
      expect((await later.get(laterId)).totals).toMatchObject({ ready: 1, notes: [] });
    },
  );

  portalTest.each([
    ['its last day', '2026-03-06', 'END_ALREADY_SET'],
    ['the day after it', '2026-03-05', 'NO_ACTIVE_TICKET'],
  ])('know a ticket on %s', async (portal, _, lastDay, fault) => {
    const person = await newPerson(portal);
    const [ticket] = await ticketsOfPhone(portal.database, person.phone);
    await setTicketFacts(portal.database, ticket?.id ?? 0, {
      expiration_date: Temporal.PlainDate.from(lastDay),
    });
    const batches = ends(portal);
    const id = await batches.checked([tickedRow(person)], {}, 'ticked');
    expect(faultsOf(await batches.rows(id))).toEqual([`null ${fault}`]);
  });

  portalTest(
    'end every ticket that can be ended, and report for each other person why not',
    async (portal) => {
      const [one, other] = [await newPerson(portal), await newPerson(portal)];
      const pending = await newPerson(portal, '2026-04-01');
      const batches = ends(portal);
      const people = [one, pending, foreign(portal), other];
      const id = await batches.checked(people.map(tickedRow), {}, 'ticked');
      for (const [column, fault] of [
        [null, 'NO_ACTIVE_TICKET'],
        [null, 'SUBSCRIBER_NOT_FOUND'],
      ]) {
        await batches.mend(id, { do: 'leave-out-faulty', column, fault });
      }
      expect(await batches.carryOut(id)).toMatchObject({
        state: 'finished',
        total: 4,
        done: 2,
        leftOut: 2,
        refused: 0,
        failed: 0,
      });
      const rows = await batches.rows(id);
      expect(rows.map(({ state }) => state)).toEqual(['done', 'left-out', 'left-out', 'done']);
      expect(faultsOf(rows)).toEqual([
        '',
        'null NO_ACTIVE_TICKET',
        'null SUBSCRIBER_NOT_FOUND',
        '',
      ]);
      expect(rows.map(({ subject }) => subject?.id)).toEqual([
        one.id,
        pending.id,
        undefined,
        other.id,
      ]);
      expect(await expiryOf(portal, one)).toBe(march31);
      expect(await expiryOf(portal, other)).toBe(march31);
      expect(await expiryOf(portal, pending)).toBeUndefined();
      expect(await batches.rows(id, { show: 'not-done' })).toHaveLength(2);
    },
  );

  portalTest(
    'are recorded for each person with the user who started them, in the portal',
    async (portal) => {
      const person = await newPerson(portal);
      const batches = ends(portal);
      await batches.carryOut(await batches.checked([tickedRow(person)], {}, 'ticked'));
      const [change, ...others] = await changesOfKind(portal.database, 'end-ticket', person.phone);
      expect(others).toEqual([]);
      expect(change).toMatchObject({ user_id: portal.user('hr').id, channel: 'portal' });
    },
  );

  portalTest(
    'send the codes that wait to be used again, and not those that were sent just now',
    async (portal) => {
      const [early, late] = [await newPerson(portal), await newPerson(portal, '2026-04-01')];
      portal.clock.set('2026-03-06T12:00:00+01:00');
      const justNow = await newPerson(portal, '2026-04-01');
      const batches = changesOf(portal, { act: 'resend-pickup-code' });
      const id = await batches.checked([early, late, justNow].map(tickedRow), {}, 'ticked');
      expect(faultsOf(await batches.rows(id))).toEqual(['', '', 'null PICKUP_CODE_JUST_SENT']);
      expect((await batches.get(id)).totals).toMatchObject({ ready: 2, pricePerMonth: 0 });
      await batches.mend(id, { do: 'leave-out', positions: [3] });
      expect(await batches.carryOut(id)).toMatchObject({ done: 2, leftOut: 1 });
      const again = await batches.checked([tickedRow(early)], {}, 'ticked');
      expect(faultsOf(await batches.rows(again))).toEqual(['null PICKUP_CODE_JUST_SENT']);
    },
  );

  portalTest('of somebody who is ended meanwhile go on past that person', async (portal) => {
    const [one, other] = [await newPerson(portal), await newPerson(portal)];
    const batches = ends(portal);
    const id = await batches.checked([one, other].map(tickedRow), {}, 'ticked');
    await batches.carryOut(await batches.checked([tickedRow(one)], {}, 'ticked'));
    expect(await batches.carryOut(id)).toMatchObject({ state: 'finished', done: 1, refused: 1 });
    const [refused] = await batches.rows(id);
    expect(refused).toMatchObject({ state: 'refused', subject: { id: one.id } });
    expect(refused?.faults).toMatchObject([{ code: 'END_ALREADY_SET' }]);
    expect(await changesOfKind(portal.database, 'end-ticket', one.phone)).toHaveLength(1);
  });

  portalTest('may be for any date where their user is customer support', async (portal) => {
    const person = await newPerson(portal);
    const hr = ends(portal, '2026-03-19');
    const refused = await hr.checked([tickedRow(person)], {}, 'ticked');
    expect(faultsOf(await hr.rows(refused))).toEqual(['null END_DATE_NOT_OFFERED']);
    const ofRow = await hr.checked([{ phone: person.phone, lastDay: '19.03.2026' }]);
    const [row] = await hr.rows(ofRow);
    expect(row?.faults).toMatchObject([
      { column: 'lastDay', code: 'END_DATE_NOT_OFFERED', proposal: '31.03.2026' },
    ]);
    const support = ends(portal, '2026-03-19', { user: portal.user('support') });
    const id = await support.checked([tickedRow(person)], {}, 'ticked');
    expect(await support.carryOut(id)).toMatchObject({ done: 1 });
    expect(await expiryOf(portal, person)).toBe('2026-03-19');
  });

  portalTest('without a last day say so, and cannot start', async (portal) => {
    const batches = ends(portal, null);
    const id = await batches.checked([tickedRow(await newPerson(portal))], {}, 'ticked');
    expect(faultsOf(await batches.rows(id))).toEqual(['null NOT_CHOSEN']);
    const ofFile = await batches.checked([{ phone: (await newPerson(portal)).phone }]);
    expect(faultsOf(await batches.rows(ofFile))).toEqual(['lastDay required']);
    expect(await batches.run(id, 'start')).toMatchObject({ status: 422 });
  });

  portalTest('know a person by number or phone, and nobody of another company', async (portal) => {
    const [one, other, named] = [
      await newPerson(portal),
      await newPerson(portal),
      await newPerson(portal),
    ];
    const abroad = await newPerson(portal, '2026-03-01', portal.company('contractor'));
    const batches = ends(portal);
    const id = await batches.checked([
      { employeeId: one.employeeId.toLowerCase() },
      { phone: `+47 ${other.phone}`, firstName: 'Karl', lastName: 'Nordmann' },
      { phone: abroad.phone },
      { employeeId: abroad.employeeId },
      { employeeId: one.employeeId, phone: other.phone },
      { employeeId: '999999', phone: other.phone },
      { employeeId: '999999', phone: newPhone() },
      { firstName: 'Kari', lastName: 'Nordmann' },
      { phone: one.phone },
      { phone: named.phone, firstName: 'Kari', lastName: 'Nordmann' },
    ]);
    const rows = await batches.rows(id);
    expect(faultsOf(rows)).toEqual([
      '',
      '',
      'phone SUBSCRIBER_NOT_FOUND',
      'employeeId SUBSCRIBER_NOT_FOUND',
      'phone DIFFERENT_PEOPLE',
      'employeeId DIFFERENT_PEOPLE',
      'employeeId SUBSCRIBER_NOT_FOUND',
      'employeeId required',
      'null ROW_TWICE',
      '',
    ]);
    const at = (position: number) => rows.find((row) => row.position === position);
    expect(at(6)?.faults[0]?.proposal).toBe(other.employeeId);
    expect([at(1), at(2), at(10)].map((row) => row?.effect?.knownAs)).toEqual([
      'Kari Nordmann',
      'Kari Nordmann',
      null,
    ]);
  });

  portalTest('stop at the first person of a file who is refused', async (portal) => {
    const people = [await newPerson(portal), await newPerson(portal), await newPerson(portal)];
    const [, second] = people;
    const batches = ends(portal);
    const rows = people.map(({ employeeId }) => ({ employeeId }));
    const id = await batches.checked(rows);
    if (second) await batches.carryOut(await batches.checked([tickedRow(second)], {}, 'ticked'));
    expect(await batches.carryOut(id)).toMatchObject({
      state: 'stopped',
      stopCode: 'END_ALREADY_SET',
      stoppedAt: 2,
      done: 1,
    });
    expect((await batches.run(id, 'skip')).status).toBe(200);
    expect(await batches.settled(id)).toMatchObject({ state: 'finished', done: 2 });
  });

  portalTest('take a last day of its own for a row', async (portal) => {
    const [one, other] = [await newPerson(portal), await newPerson(portal)];
    const batches = ends(portal);
    const id = await batches.checked([
      { phone: one.phone },
      { phone: other.phone, lastDay: '30.04.2026' },
    ]);
    expect(await batches.carryOut(id)).toMatchObject({ done: 2 });
    expect([await expiryOf(portal, one), await expiryOf(portal, other)]).toEqual([
      march31,
      '2026-04-30',
    ]);
  });
});
