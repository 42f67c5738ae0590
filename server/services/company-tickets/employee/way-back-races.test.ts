import { describe, expect } from 'vitest';
import { idOf } from '#services/company-tickets/test-order.ts';
import type { Answer } from '#testing/portal/call-as.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { databaseName } from '#testing/test-database.ts';
import { changesOfPerson, ticketsOfPhone } from '#ticketing/tickets/test-tickets.store.ts';
import { changesAs } from './test-changes.ts';
import { active, orderTicket } from './test-changed-ticket.ts';

// The embedded database does one thing at a time: fewer show the same there.
const people = databaseName === 'PostgreSQL' ? 40 : 6;
const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status);

const endedTickets = (portal: TestPortal) =>
  Promise.all(
    Array.from({ length: people }, async () => {
      const ticket = await orderTicket(portal, active);
      await changesAs(portal).end(ticket.id, '2026-03-31');
      return ticket;
    }),
  );

describe('an end that is undone while', () => {
  portalTest('it is undone by others: it is recorded once', async (portal) => {
    await Promise.all(
      (await endedTickets(portal)).map(async ({ id, phone }) => {
        const undone = await Promise.all([1, 2, 3].map(() => changesAs(portal).undoEnd(id)));
        expect(statuses(undone)).toEqual([200, 200, 200]);
        const kinds = (await changesOfPerson(portal.database, phone)).map(({ kind }) => kind);
        expect(kinds).toEqual(['order-ticket', 'end-ticket', 'undo-end']);
      }),
    );
  });

  portalTest(
    'it is ended and given new zones again: every state is one of theirs',
    async (portal) => {
      const hr = changesAs(portal);
      const zones = { validAllZones: true, expiryDate: '2026-03-31' };
      await Promise.all(
        (await endedTickets(portal)).map(async ({ id, phone }) => {
          await Promise.all([hr.undoEnd(id), hr.changeZone(id, zones), hr.end(id, '2026-02-28')]);
          const [first, next] = await ticketsOfPhone(portal.database, phone);
          const isContinued = next !== undefined;
          expect([null, '2026-03-31', '2026-02-28']).toContain(
            first?.expiration_date?.toString() ?? null,
          );
          if (isContinued) {
            expect(first?.expiration_date?.toString()).toBe('2026-03-31');
            expect(next).toMatchObject({ continues_id: id, expiration_date: null });
          }
        }),
      );
      expect(portal.reported).toEqual([]);
    },
  );
});

describe('a ticket that continues another, cancelled many times at once', () => {
  portalTest('reopens the other once', async (portal) => {
    const hr = changesAs(portal);
    const zones = { validAllZones: true, expiryDate: '2026-03-31' };
    await Promise.all(
      Array.from({ length: people }, async () => {
        const { id, phone } = await orderTicket(portal, active);
        const next = idOf(await hr.changeZone(id, zones));
        const answers = await Promise.all([
          hr.cancel(next),
          hr.cancel(next),
          hr.undoEnd(id),
          hr.cancel(next),
        ]);
        expect(statuses(answers).filter((status) => status === 200).length).toBeGreaterThan(0);
        const [first] = await ticketsOfPhone(portal.database, phone);
        expect(first).toMatchObject({ expiration_date: null, ended_at: null });
        const kinds = (await changesOfPerson(portal.database, phone)).map(({ kind }) => kind);
        expect(kinds.slice(2)).toEqual(['cancel-pending-ticket', 'undo-end']);
      }),
    );
    expect(portal.reported).toEqual([]);
  });
});
