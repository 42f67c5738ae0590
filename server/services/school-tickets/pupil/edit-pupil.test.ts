import { editPupil as route } from '@takst/contract/services/school-tickets/ticket/edit-pupil.contract.ts';
import { describe, expect } from 'vitest';
import { changesOfTicket } from '#ticketing/tickets/test-tickets.store.ts';
import { idOf, newPhone } from '#services/company-tickets/test-order.ts';
import { orderForPupils, withPhone } from '#services/school-tickets/order/test-school-order.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import {
  newName,
  placeOneEach,
  placeTickets,
  saidIn,
  schoolCalls,
} from '../ticket/test-school-calls.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const refused = (code: string, status: number) => ({ status, json: { code } });
const nobody = { firstName: null, lastName: null, className: null } as const;
const nextYear = { start: day('2026-08-20'), end: day('2027-06-30') };

describe('the edit of a pupil (spec 3 §7)', () => {
  portalTest(
    'changes name, class and student number, and says so in the history',
    async (portal) => {
      const { edit, ticket, history } = schoolCalls(portal);
      const [id = 0] = await placeOneEach(portal, [{ phone: newPhone() }]);
      const { lastName } = await ticket(id);
      const name = newName();
      const pupilBody = { firstName: 'Eva', lastName: name, className: 'Q9', studentId: 'E123' };
      expect(await edit(id, pupilBody)).toMatchObject({ status: 200, json: { id } });
      expect(await ticket(id)).toMatchObject(pupilBody);
      const { matches } = (await history(id)).json as { matches: { changes: unknown }[] };
      expect(JSON.stringify(matches[0])).toContain(String(lastName));
      expect(JSON.stringify(matches[0])).toContain('E123');
      const [record] = (await changesOfTicket(portal.database, id)).slice(-1);
      expect(record).toMatchObject({
        kind: 'edit-ticket-in-place',
        user_id: portal.user('school').id,
        before: { firstName: 'Elev', lastName, className: 'Q8' },
        after: pupilBody,
      });
      // What stays is in no record.
      expect((await edit(id, { ...pupilBody, className: 'Q10' })).status).toBe(200);
      expect((await changesOfTicket(portal.database, id)).at(-1)).toMatchObject({
        before: { className: 'Q9' },
        after: { className: 'Q10' },
      });
      expect(Object.keys((await changesOfTicket(portal.database, id)).at(-1)?.after ?? {})).toEqual(
        ['className'],
      );
    },
  );

  portalTest('goes to the address with and without a slash at its end', async (portal) => {
    const [id = 0] = await placeOneEach(portal, [{ phone: newPhone() }]);
    for (const [end, className] of [
      ['', 'Q10'],
      ['/', 'Q11'],
    ] as const) {
      const path = `/schoolticket-api/travel-card/{id}${end}` as const;
      const input = { params: { id }, body: { className } };
      const at = { ...route, path };
      expect((await portal.callAs(portal.user('school'), at, input)).status).toBe(200);
      expect(await schoolCalls(portal).ticket(id)).toMatchObject({ className });
    }
  });

  portalTest('changes nothing where nothing is changed', async (portal) => {
    const { edit, history } = schoolCalls(portal);
    const [id = 0] = await placeOneEach(portal, [{ phone: newPhone() }]);
    expect((await edit(id, { className: 'Q8' })).status).toBe(200);
    expect((await history(id)).json).toMatchObject({ totalEntries: 0 });
  });

  portalTest.each([
    [{ firstName: 'a'.repeat(30), lastName: 'b'.repeat(30) }, 'INVALID_NAME'],
    [{ className: 'c'.repeat(21) }, 'INVALID_CLASS_NAME'],
    [{ cardName: 'c'.repeat(51) }, 'INVALID_CARD_NAME'],
    [{ studentId: 'x' }, 'INVALID_STUDENT_ID'],
  ])('is held to its limits: %o', async (portal, pupilBody, code) => {
    const [id = 0] = await placeOneEach(portal, [{ card: 'requested' }]);
    expect(await schoolCalls(portal).edit(id, pupilBody)).toMatchObject(refused(code, 422));
  });

  portalTest('leaves what is longer than its limits alone', async (portal) => {
    const { edit, ticket } = schoolCalls(portal);
    const lastName = newName().padEnd(60, 'q');
    const className = 'Q'.repeat(30);
    const [id = 0] = await placeOneEach(portal, [{ phone: newPhone(), lastName, className }]);
    const { firstName } = await ticket(id);
    const pupilBody = { firstName, lastName, className, studentId: 'E124' };
    expect((await edit(id, pupilBody)).status).toBe(200);
    expect(await ticket(id)).toMatchObject({ lastName, className, studentId: 'E124' });
  });

  portalTest('loses nothing in two tabs: who has not seen a change is told', async (portal) => {
    const { edit, ticket } = schoolCalls(portal);
    const [id = 0] = await placeOneEach(portal, [{ card: 'requested' }]);
    const { firstName, lastName, className, studentId, cardName } = await ticket(id);
    const previous = { firstName, lastName, className, studentId, cardName };
    expect((await edit(id, { className: 'Q12', previous })).status).toBe(200);
    const late = { cardName: 'Kort Navn', previous };
    expect(await edit(id, late)).toMatchObject(refused('TICKET_CHANGED_SINCE', 409));
    expect(await ticket(id)).toMatchObject({ className: 'Q12', cardName });
    const fresh = { ...late, previous: { ...previous, className: 'Q12' } };
    expect((await edit(id, fresh)).status).toBe(200);
  });
});

describe('a name in a class', () => {
  portalTest('is one pupil: nobody takes it while it has a ticket', async (portal) => {
    const { edit, ticket } = schoolCalls(portal);
    const lastName = newName();
    const [held = 0, id = 0, over = 0] = await placeOneEach(portal, [
      { phone: newPhone(), lastName, className: 'Q9' },
      { phone: newPhone(), lastName, className: 'Q10' },
      {
        phone: newPhone(),
        lastName,
        className: 'Q11',
        tickets: [{ end: day('2026-03-05'), isEnded: true }],
      },
    ]);
    // However it is typed.
    const pupilBody = { firstName: 'ELEV', lastName, className: 'q 9'.replace(' ', '') };
    expect(await edit(id, pupilBody)).toMatchObject(refused('CONFLICTING_TICKET', 422));
    expect(await ticket(id)).toMatchObject({ className: 'Q10' });
    // The ticket of Q11 is over.
    expect((await edit(id, { className: 'Q11' })).status).toBe(200);
    // Where the pupil was is free again.
    expect((await edit(held, { className: 'Q10' })).status).toBe(200);
    expect(await edit(over, { className: 'Q12' })).toMatchObject(
      refused('CLASS_NAME_NOT_EDITABLE', 409),
    );
  });

  portalTest('comes with all tickets of the pupil', async (portal) => {
    const { edit, ticket } = schoolCalls(portal);
    const lastName = newName();
    const [[now = 0, next = 0] = [], [other = 0] = []] = await placeTickets(portal, [
      { phone: newPhone(), lastName, className: 'Q9', tickets: [{}, nextYear] },
      { phone: newPhone(), lastName, className: 'Q10', tickets: [nextYear] },
    ]);
    // Next year's is in the way of this year's edit, too.
    expect(await edit(now, { className: 'Q10' })).toMatchObject(refused('CONFLICTING_TICKET', 422));
    expect((await edit(now, { className: 'Q11' })).status).toBe(200);
    expect(await ticket(next)).toMatchObject({ className: 'Q11' });
    expect((await edit(other, { className: 'Q9' })).status).toBe(200);
    expect(await edit(other, { className: 'Q11' })).toMatchObject(
      refused('CONFLICTING_TICKET', 422),
    );
  });

  portalTest('that a pupil had before may be another pupil’s, who is ordered', async (portal) => {
    const { edit, ticket, resend, zones, cancel } = schoolCalls(portal);
    const [id = 0] = await placeOneEach(portal, [
      { phone: newPhone(), tickets: [{ isFetched: true }] },
    ]);
    // Its first ticket ended yesterday, and another one was cancelled.
    const newTicketId = idOf(await resend(id));
    await cancel(idOf(await zones(newTicketId)));
    const { lastName } = await ticket(newTicketId);
    expect((await edit(newTicketId, { firstName: 'Elev', lastName: newName() })).status).toBe(200);
    const before = await ticket(newTicketId);
    const pupil = { firstName: 'Elev', lastName: lastName ?? '', className: 'Q8' };
    expect((await orderForPupils(portal, [withPhone(pupil)])).status).toBe(200);
    expect(await ticket(newTicketId)).toEqual(before);
  });

  portalTest('of another school is in nobody’s way', async (portal) => {
    const { edit, ticket } = schoolCalls(portal);
    const [first = 0, second = 0] = await placeOneEach(portal, [
      { card: 'requested' },
      { card: 'requested' },
    ]);
    const { lastName } = await ticket(first);
    const pupilBody = { firstName: 'Elev', lastName, className: 'Q8' };
    expect(await edit(second, pupilBody)).toMatchObject(refused('CONFLICTING_TICKET', 422));
  });
});

describe('a card on which no name is written', () => {
  portalTest('is its pupil’s by the name that is written on it', async (portal) => {
    const { edit, ticket } = schoolCalls(portal);
    const [id = 0, alone = 0, word = 0] = await placeOneEach(portal, [
      { ...nobody, card: 'requested' },
      { ...nobody, card: 'requested' },
      { ...nobody, card: 'requested' },
    ]);
    const lastName = newName();
    const pupil = { firstName: 'Kari', lastName, className: 'Q9' };
    const pupilBody = { ...pupil, cardName: `Kari ${lastName}` };
    expect((await edit(id, pupilBody)).status).toBe(200);
    expect(await ticket(id)).toMatchObject(pupilBody);
    expect((await ticket(id)).allowedActions).toContain('UPDATE_NAME');
    expect((await edit(alone, { cardName: `Anne Marie ${lastName}` })).status).toBe(200);
    expect(await ticket(alone)).toMatchObject({
      firstName: 'Anne Marie',
      lastName,
      className: null,
    });
    expect(await edit(word, { cardName: 'Kari' })).toMatchObject(refused('INVALID_NAME', 422));
    // It holds the name from now on.
    expect(await edit(word, pupilBody)).toMatchObject(refused('CONFLICTING_TICKET', 422));
  });

  portalTest('is one pupil’s alone, when several are written on it at once', async (portal) => {
    const { edit, ticket, history } = schoolCalls(portal);
    const [id = 0] = await placeOneEach(portal, [{ ...nobody, card: 'requested' }]);
    const previous = { ...nobody, studentId: null, cardName: null };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        edit(id, { firstName: 'Elev', lastName: newName(), className: 'Q9', previous }),
      ),
    );
    expect(saidIn(answers).toSorted()).toEqual([
      ...Array.from({ length: 5 }, () => 'TICKET_CHANGED_SINCE'),
      'done',
    ]);
    expect((await ticket(id)).cardName).toMatch(/^Elev /);
    expect((await history(id)).json).toMatchObject({ totalEntries: 1 });
  });
});
