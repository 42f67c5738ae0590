import { describe, expect } from 'vitest';
import { findDueTickets } from '#ticketing/tickets/anonymise/anonymise.store.ts';
import { anonymiseAll } from '#ticketing/tickets/anonymise/test-anonymise.ts';
import { setTicketFacts } from '#ticketing/tickets/test-tickets.store.ts';
import { dropIndex, settle } from '#testing/many-people.store.ts';
import { wasteOf } from '#testing/plan.query.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { statementsOf } from '#testing/statements.ts';
import { everyKindIn } from './test-every-kind.ts';
import { holderFacts, setServiceOf } from './test-every-kind.store.ts';

const longAgo = { ordered_at: Temporal.Instant.from('2025-01-01T09:00:00Z') };

describe('a year after their order (domain: People’s data)', () => {
  portalTest(
    'a card of somebody, a nameless one, a code and paper are anonymised',
    async (portal) => {
      const { order, issue, holder, slot, facts, service } = everyKindIn(portal);
      const { id: holderId } = await holder();
      const cardSlot = await slot('card', 'anonymised');
      const ids = await issue(
        { ...order, medium: 'card', mediumSlot: cardSlot, cardId: 9_501, holderId },
        { ...order, medium: 'card', mediumSlot: null, cardId: 9_502 },
        { ...order, medium: 'phone', mediumSlot: null },
        { ...order, medium: 'paper', mediumSlot: null },
      );
      for (const id of ids) await setTicketFacts(portal.database, id, longAgo);
      const holder_slot = await slot('free-employee', 'anonymised');
      await setTicketFacts(portal.database, ids[2] ?? 0, { app_id: 'an app', holder_slot });
      await anonymiseAll(portal, { service });
      for (const one of await Promise.all(ids.map(facts))) {
        expect(one.anonymised_at).not.toBeNull();
        expect(one).toMatchObject({
          holder_id: null,
          medium_slot: null,
          holder_slot: null,
          pickup_code: null,
          app_id: null,
        });
      }
      expect(await holderFacts(portal.database, holderId)).toMatchObject({
        first_name: null,
        phone: null,
      });
    },
  );

  portalTest('leaves a holder who has another ticket, and their later ticket', async (portal) => {
    const { order, issue, holder, facts, service } = everyKindIn(portal);
    const { id: holderId } = await holder();
    const ticket = { ...order, medium: 'phone', mediumSlot: null, holderId } as const;
    const [old = 0, recent = 0] = await issue(ticket, ticket);
    await setTicketFacts(portal.database, old, longAgo);
    await anonymiseAll(portal, { service });
    expect((await facts(old)).anonymised_at).not.toBeNull();
    expect(await facts(recent)).toMatchObject({ anonymised_at: null, holder_id: holderId });
    expect(await holderFacts(portal.database, holderId)).toMatchObject({ first_name: 'Kari' });
  });

  portalTest('is looked for by an index at the ticket counter', async (portal) => {
    const { database, clock } = portal;
    const { order, issue } = everyKindIn(portal);
    const draft = { ...order, medium: 'phone', mediumSlot: null } as const;
    const [id = 0, ...others] = await issue(...Array.from({ length: 3_000 }, () => draft));
    await setServiceOf(database, [id, ...others], 'ticket-counter');
    await setTicketFacts(database, id, longAgo);
    await settle(database);
    const request = {
      id: 'ticket-counter',
      retention: { days: 365, after: 'order' },
      today: clock.today(),
    } as const;
    const waste = async () => {
      const { result, statements } = await statementsOf(() =>
        database.transaction((tx) => findDueTickets(tx, request, 10)),
      );
      expect(result).toMatchObject([{ id }]);
      const searches = statements.filter(({ statement }) => statement.includes('select'));
      const wasted = await Promise.all(searches.map((search) => wasteOf(database, search)));
      // The world has few subscribers: reading all of them is no waste.
      return wasted.flat().filter((what) => what.endsWith('ticket'));
    };
    expect(await waste()).toEqual([]);
    await dropIndex(database, 'tickets', 'ordered_ticket_to_anonymise');
    expect((await waste()).length).toBeGreaterThan(0);
  });
});
