import { listFamilyHistory } from '@takst/contract/services/free-tickets/list-family-history.contract.ts';
import { endFreeTicket } from '@takst/contract/services/free-tickets/ticket/end-free-ticket.contract.ts';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { idOf, newPhone } from '#services/company-tickets/test-order.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import type { WorldUser } from '#testing/portal/world.store.ts';
import { anonymiseAll } from '#ticketing/tickets/anonymise/test-anonymise.ts';
import { endLongAgo } from '#ticketing/tickets/anonymise/test-anonymise.store.ts';
import { placeFreeCompany, placeFreeTickets } from './book/test-book-world.store.ts';
import { editsIn } from './edit/test-edits.ts';
import { freeTicketService as service } from './free-ticket.service.ts';
import { newEmployeeId, orderFreeIn } from './test-free-order.ts';

const ask = (
  portal: TestPortal,
  id: number,
  user: WorldUser = portal.user('support'),
  query = {},
) => portal.callAs(user, listFamilyHistory, { params: { id }, query });
const read = async (portal: TestPortal, id: number, query = {}) => {
  const answer = await ask(portal, id, portal.user('support'), query);
  expect(answer.status, answer.text).toBe(200);
  return z.parse(listFamilyHistory.reply, answer.json);
};
const historyOf = async (portal: TestPortal, id: number) =>
  (await read(portal, id)).matches.map(({ kind, about }) => `${kind} ${about}`);

/** The tickets of an employee and of a child, ordered after each other. */
async function familyIn(portal: TestPortal) {
  const employeeId = newEmployeeId();
  const order = orderFreeIn(portal);
  const child = {
    ticketHolderType: 'FAMILY_MEMBER',
    dateOfBirth: '2015-03-01',
    profile: 2,
  } as const;
  const own = idOf(await order({ employeeId, startDate: '2026-03-06' }));
  const names = { employeeId: employeeId.toLowerCase(), firstName: 'Liv', phone: newPhone() };
  const childs = idOf(await order({ ...child, ...names, startDate: '2026-03-06' }));
  return { employeeId, own, childs };
}

describe('the history of a family', () => {
  portalTest('says what was done to whose ticket, by whom, newest first', async (portal) => {
    const { own, childs } = await familyIn(portal);
    portal.clock.set('2026-03-07T10:00:00+01:00');
    const params = { id: childs, isoDate: '2026-04-30' };
    const endAnswer = await portal.callAs(portal.user('support'), endFreeTicket, { params });
    expect(endAnswer.status, endAnswer.text).toBe(200);
    for (const id of [own, childs]) {
      expect(await historyOf(portal, id)).toEqual([
        'end-ticket Liv Nordmann',
        'order-ticket Liv Nordmann',
        'order-ticket Kari Nordmann',
      ]);
    }
    const [end] = (await read(portal, own)).matches;
    expect(end).toMatchObject({ channel: 'portal', ticket: { id: childs } });
    expect(end?.who).toMatch(/\S+ \S+/);
    expect(end?.at.toString()).toBe('2026-03-07T09:00:00Z');
    expect(JSON.parse(JSON.stringify(end?.differences))).toEqual([
      { field: 'expirationDate', before: null, after: { as: 'date', date: '2026-04-30' } },
    ]);
  });

  portalTest('comes a page at a time, with the number of all', async (portal) => {
    const { own } = await familyIn(portal);
    const page = await read(portal, own, { maxEntries: '1', offset: '1' });
    expect(page.totalEntries).toBe(2);
    expect(page.matches.map(({ about }) => about)).toEqual(['Kari Nordmann']);
  });

  portalTest(
    'has nothing of another family, also after somebody has come from it',
    async (portal) => {
      const family = await familyIn(portal);
      const other = await familyIn(portal);
      const change = { employeeId: other.employeeId, firstName: 'Mai', timeOfChange: '2026-06-01' };
      expect((await editsIn(portal).edit(family.childs, change)).status).toBe(200);
      const own = await historyOf(portal, family.own);
      expect(own.filter((line) => line.startsWith('order-ticket'))).toHaveLength(2);
      const theirs = await historyOf(portal, other.own);
      expect(theirs.filter((line) => line.startsWith('order-ticket'))).toHaveLength(2);
      // Nor of the same number at another company of the operator.
      const elsewhere = await placeFreeCompany(portal.database);
      const [agreementId] = elsewhere.departments;
      const { employeeId } = family;
      await placeFreeTickets(portal.database, elsewhere, [
        { person: 'Annen', agreementId, employeeId, from: '2026-03-06' },
      ]);
      const tickets = await editsIn(portal).family(family.own);
      expect(tickets.map(({ id }) => id).toSorted((one, two) => one - two)).toEqual([
        family.own,
        family.childs,
      ]);
      // Whichever of the two holders the edit names, one of the families tells of it.
      expect([...own, ...theirs].some((line) => line.startsWith('edit-ticket'))).toBe(true);
    },
  );

  portalTest('forgets whose personal data was erased, and keeps the others', async (portal) => {
    const { own, childs } = await familyIn(portal);
    await endLongAgo(portal.database, [childs]);
    await anonymiseAll(portal, { service });
    expect(await historyOf(portal, own)).toEqual(['order-ticket Kari Nordmann']);
    expect((await ask(portal, childs)).status).toBe(404);
  });

  portalTest('is for those who may see the tickets alone', async (portal) => {
    const { own } = await familyIn(portal);
    const foreign = await ask(portal, own, portal.user('support', 'akt'));
    expect([foreign.status, foreign.text]).toEqual([404, '{"code":"TICKET_NOT_FOUND"}']);
    expect([403, 404]).toContain((await ask(portal, own, portal.user('hr-single'))).status);
    expect((await ask(portal, 7_899_999)).text).toBe('{"code":"TICKET_NOT_FOUND"}');
  });
});
