import { replaceFreeCard } from '@takst/contract/services/free-tickets/ticket/replace-free-card.contract.ts';
import { describe, expect } from 'vitest';
import { idOf } from '#services/company-tickets/test-order.ts';
import { anonymiseAll } from '#ticketing/tickets/anonymise/test-anonymise.ts';
import { endLongAgo } from '#ticketing/tickets/anonymise/test-anonymise.store.ts';
import { columnsWith } from '#testing/columns-with.query.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { editsIn } from '../edit/test-edits.ts';
import { freeTicketService } from '../free-ticket.service.ts';
import { entitlementOf } from '../test-entitlement.query.ts';
import { newCardNumber, onCard, orderFreeIn } from '../test-free-order.ts';

const service = freeTicketService;

/** Deleted by their age: jobs, messages and answers that were given. */
const deletedByAge = /^(jobs|stand_ins|changes\.answered_call)\b/;

async function placesOf({ database }: TestPortal, words: readonly string[]): Promise<string[]> {
  const places = await Promise.all(words.map((word) => columnsWith(database, word)));
  return [...new Set(places.flat().filter((place) => !deletedByAge.test(place)))].toSorted();
}

describe('three months after the end of a free ticket (domain: People’s data)', () => {
  const [cardNumber, replacedNumber] = [newCardNumber(), newCardNumber()];
  const names = { firstName: 'Kvirrelill', lastName: 'Sprettegaard', employeeId: 'QZ-77881' };
  const words = ['Kvirrelill', 'Sprettegaard', 'QZ-77881', 'qz-77881', '1971-08-23'];
  const person = { ...names, dateOfBirth: '1971-08-23' };

  portalTest.each([
    ['a phone', { phone: '47998877' }, '47998877'],
    ['a card', onCard(cardNumber), cardNumber],
    ['a card that was replaced', onCard(replacedNumber), replacedNumber],
  ] as const)('nothing says whose it was, on %s', async (portal, kind, medium, number) => {
    const secrets = [...words, number, 'ZQ-99113', 'zq-99113'];
    // Another number, by which they were known before.
    const answer = await orderFreeIn(portal)({ ...person, ...medium, employeeId: 'ZQ-99113' });
    const { employeeId } = names;
    expect(await editsIn(portal).edit(idOf(answer), { employeeId })).toMatchObject({
      json: { id: idOf(answer) },
    });
    if (kind === 'a card that was replaced') {
      const input = { params: { id: idOf(answer) }, body: { reason: 'lost' } } as const;
      expect((await portal.callAs(portal.user('support'), replaceFreeCard, input)).status).toBe(
        200,
      );
      // From then on only the card has the number.
      expect(await placesOf(portal, [number])).not.toContain('holders.slot.value');
    }
    expect(await placesOf(portal, secrets)).toEqual(
      expect.arrayContaining([
        'changes.about.after',
        'holders.holder.last_name',
        'holders.slot.value',
      ]),
    );
    await endLongAgo(portal.database, [idOf(answer)]);
    await anonymiseAll(portal, { service });
    expect(await placesOf(portal, secrets)).toEqual([]);
    expect(await entitlementOf(portal.database, idOf(answer))).toMatchObject({ holder_slot: null });
  });

  portalTest('a right goes on with another ticket, and a new one begins after', async (portal) => {
    const order = orderFreeIn(portal);
    const old = await order(person);
    await endLongAgo(portal.database, [idOf(old)]);
    const recent = await order(person);
    const { id } = await entitlementOf(portal.database, idOf(old));
    expect(await entitlementOf(portal.database, idOf(recent))).toMatchObject({ id });

    await anonymiseAll(portal, { service });
    const entitlement = await entitlementOf(portal.database, idOf(recent));
    expect(entitlement).toMatchObject({ id, holder_slot: expect.any(Number) });

    await endLongAgo(portal.database, [idOf(recent)]);
    await anonymiseAll(portal, { service });
    const later = await order(person);
    expect((await entitlementOf(portal.database, idOf(later))).id).not.toBe(id);
  });
});
