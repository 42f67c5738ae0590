import { unitFindings } from '@takst/domain/services/housing/unit-findings.rules.ts';
import { describe, expect } from 'vitest';
import { refused } from '#services/company-tickets/employee/test-changes.ts';
import { newPhone, orderIn } from '#services/company-tickets/test-order.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { ticketsOfPhone } from '#ticketing/tickets/test-tickets.store.ts';
import { daysOf, leaving, movesIn, movesOf, onTestDay, together } from '../test-housing.ts';

describe('a move-in', () => {
  portalTest(
    'moves out who lived there and orders for who comes, in one change',
    async (portal) => {
      const unit = movesIn(portal);
      const phone = newPhone();
      const before = await unit.resident({ phone });
      const moveInAnswer = await unit.moveIn({ occupants: [before], existingResidents: leaving });
      expect(moveInAnswer).toMatchObject({ status: 200 });
      const { subscriberId } = moveInAnswer.json as { subscriberId: number };
      const people = await unit.people();
      expect(daysOf(people)).toEqual([
        { id: before, from: '2026-03-01', to: '2026-03-31' },
        { id: subscriberId, from: '2026-04-01', to: null },
      ]);
      expect([...unitFindings(people, onTestDay)]).toEqual([]);
      expect(people[0]?.runningEntries).toBe(0);
      const after = { unit: unit.number, movedInOn: '2026-04-01' };
      expect(await movesOf(portal, subscriberId)).toEqual([
        { kind: 'move-in', before: null, after, isByChair: true },
      ]);
      expect(await movesOf(portal, before)).toMatchObject([{ kind: 'move-out' }]);
    },
  );

  portalTest('may be on another day than the ticket begins', async (portal) => {
    const unit = movesIn(portal);
    const before = await unit.resident();
    const moveInAnswer = await unit.moveIn({
      occupants: [before],
      existingResidents: { kind: 'move-out', lastDay: '2026-03-14', endsOn: '2026-03-31' },
      movesInOn: '2026-03-15',
    });
    expect(moveInAnswer).toMatchObject({ status: 200 });
    expect(daysOf(await unit.people())).toMatchObject([
      { to: '2026-03-14' },
      { from: '2026-03-15' },
    ]);
  });

  portalTest('may be to people who live there already', async (portal) => {
    const unit = movesIn(portal);
    const before = await unit.resident();
    const moveInAnswer = await unit.moveIn({ occupants: [before], existingResidents: together });
    expect(moveInAnswer).toMatchObject({ status: 200 });
    const people = await unit.people();
    expect(people).toHaveLength(2);
    expect([...unitFindings(people, onTestDay)]).toEqual([]);
    const [stays = [], comes = []] = await Promise.all(people.map(({ id }) => movesOf(portal, id)));
    expect([stays, comes].map((records) => records.map(({ kind }) => kind))).toEqual([
      [],
      ['move-in', 'live-together'],
    ]);
  });

  portalTest(
    'is refused while those who leave are still there, and keeps nothing',
    async (portal) => {
      const unit = movesIn(portal);
      const before = await unit.resident();
      const phone = newPhone();
      const overlapping = await unit.moveIn({
        occupants: [before],
        existingResidents: { kind: 'move-out', lastDay: '2026-04-01', endsOn: '2026-04-30' },
        order: { phone },
      });
      expect(overlapping).toMatchObject(refused('HOUSEHOLDS_OVERLAP', 422));
      expect(daysOf(await unit.people())).toEqual([{ id: before, from: '2026-03-01', to: null }]);
      expect(await ticketsOfPhone(portal.database, phone)).toEqual([]);
    },
  );

  portalTest('says who lives there when the user did not see it', async (portal) => {
    const unit = movesIn(portal);
    const [first, second] = [await unit.resident(), await unit.resident({ firstName: 'Ola' })];
    const moveInAnswer = await unit.moveIn({ occupants: [first], existingResidents: leaving });
    expect(moveInAnswer).toMatchObject({
      status: 409,
      json: {
        code: 'UNIT_OCCUPIED',
        occupants: [
          { subscriberId: first },
          { subscriberId: second, firstName: 'Ola', fromDate: '2026-03-01' },
        ],
      },
    });
    expect((await unit.people()).every(({ toDate }) => toDate === null)).toBe(true);
  });

  portalTest('moves out nobody when the ticket is refused', async (portal) => {
    const [unit, companys] = [movesIn(portal), newPhone()];
    const before = await unit.resident();
    // A resident who has an employer's ticket (spec 2 §8).
    await orderIn(portal)({ phone: companys });
    const moveInAnswer = await unit.moveIn({
      occupants: [before],
      existingResidents: leaving,
      order: { phone: companys },
    });
    expect(moveInAnswer).toMatchObject(refused('TICKET_ALREADY_HELD', 409));
    expect(daysOf(await unit.people())).toEqual([{ id: before, from: '2026-03-01', to: null }]);
    const [person] = await unit.people();
    expect(person?.runningEntries).toBe(1);
  });

  portalTest('takes somebody of another unit along, with their names', async (portal) => {
    const [from, to] = [movesIn(portal), movesIn(portal)];
    const phone = newPhone();
    const mover = await from.resident({ phone, firstName: 'Anne' });
    await from.moveOut({ subscriberIds: [mover], lastDay: '2026-03-31', endsOn: '2026-03-31' });
    const before = await to.resident();
    const moveInAnswer = await to.moveIn({
      occupants: [before],
      existingResidents: { kind: 'move-out', lastDay: '2026-04-30', endsOn: '2026-04-30' },
      movesInOn: '2026-05-01',
      order: { phone, firstName: 'Typed', startDate: '2026-05-01' },
    });
    expect(moveInAnswer).toMatchObject({ status: 200, json: { subscriberId: mover } });
    expect((await to.people()).map(({ firstName }) => firstName)).toEqual(['Kari', 'Anne']);
    expect(daysOf(await from.people())).toEqual([
      { id: mover, from: '2026-03-01', to: '2026-03-31' },
    ]);
  });

  portalTest('is not under another service’s agreement', async (portal) => {
    const unit = movesIn(portal);
    const before = await unit.resident();
    const agreementName = String(portal.company('several-services').agreements[0]?.id);
    const moveInAnswer = await unit.moveIn({
      occupants: [before],
      existingResidents: together,
      order: { agreementName },
    });
    expect(moveInAnswer).toMatchObject(refused('AGREEMENT_NOT_FOUND', 404));
  });
});
