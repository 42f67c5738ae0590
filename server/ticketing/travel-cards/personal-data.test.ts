import { describe, expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';
import { cardData } from './personal-data.query.ts';
import { newMadeNumber as newNumber } from './test-back-office.ts';
import { cardsIn } from './test-cards-on-tickets.ts';

describe('a card that was replaced', () => {
  portalTest('is among what is known of the person, as the new one is', async (portal) => {
    const { ticketOnNewCard, make, replace, companyId, tenant } = cardsIn(portal);
    const [{ ticketId }, other] = [await ticketOnNewCard(), await ticketOnNewCard()];
    const numbers = [newNumber(), newNumber()] as const;
    await make(ticketId, numbers[0]);
    await make(other.ticketId, newNumber());
    await replace(ticketId);
    await make(ticketId, numbers[1]);
    const today = portal.clock.today();
    const person = {
      tenant,
      phone: '',
      today,
      holders: [],
      entries: [{ companyId, id: ticketId }],
    };
    const rows = await portal.database.transaction((tx) => cardData.find(tx, person));
    expect(rows).toMatchObject(
      numbers.map((cardNumber) => ({ companyId, facts: { cardNumber, at: expect.any(String) } })),
    );
  });
});
