import { describe, expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';
import {
  changesOfPerson,
  setTicketFacts,
  ticketsOfPhone,
} from '#ticketing/tickets/test-tickets.store.ts';
import { idOf } from '#services/company-tickets/test-order.ts';
import { changesAs, refused } from './test-changes.ts';
import {
  active,
  after,
  downloaded,
  fetched,
  orderTicket,
  texts,
  untilTexts,
} from './test-changed-ticket.ts';
import { locks, rowLock, slotLock } from '#testing/races/lock.ts';
import { raceTest } from '#testing/races/race-test.ts';
import { firstMoment } from '#testing/portal/test-clock.ts';

describe('a company ticket', () => {
  describe('whose code is sent again', () => {
    portalTest('sends the same code, at most once a minute', async (portal) => {
      const { id, phone } = await orderTicket(portal);
      expect(await changesAs(portal).sendCode(id)).toMatchObject(
        refused('PICKUP_CODE_JUST_SENT', 429, { nextAt: '2026-03-06T09:01:00Z' }),
      );
      portal.clock.set(after({ minutes: 1 }));
      expect(await changesAs(portal).sendCode(id)).toMatchObject({ status: 200 });
      expect(await changesAs(portal).sendCode(id)).toMatchObject(
        refused('PICKUP_CODE_JUST_SENT', 429, { nextAt: '2026-03-06T09:02:00Z' }),
      );
      await untilTexts(portal, phone, 2);
      const [ticket] = await ticketsOfPhone(portal.database, phone);
      for (const sms of await texts(portal, phone)) expect(sms).toContain(ticket?.pickup_code);
      expect((await texts(portal, phone))[1]).toContain(
        'Her er koden til bedriftsbilletten igjen.',
      );
      expect((await changesOfPerson(portal.database, phone)).slice(1)).toMatchObject([
        { kind: 'resend-pickup-code', subject_id: String(id), user_id: portal.user('hr').id },
      ]);
    });

    portalTest('is refused once the ticket is on a phone, and when it is over', async (portal) => {
      const onPhone = await downloaded(portal, active);
      const cancelled = await orderTicket(portal);
      await changesAs(portal).cancel(cancelled.id);
      portal.clock.set(after({ hours: 1 }));
      for (const { id } of [onPhone, cancelled]) {
        expect(await changesAs(portal).sendCode(id)).toMatchObject(refused('NO_PICKUP_CODE', 409));
      }
    });

    raceTest('sends one SMS when the button is pressed twice at once', {
      prepare: async (portal) => {
        const ticket = await orderTicket(portal);
        portal.clock.set(after({ minutes: 2 }));
        return ticket;
      },
      operation: (portal, { id }) => changesAs(portal).sendCode(id),
      without: locks(slotLock, rowLock('tickets.ticket')),
      holds: async (portal, { phone }, answers) => {
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
        await untilTexts(portal, phone, 2);
        expect(await changesOfPerson(portal.database, phone)).toHaveLength(2);
        portal.clock.set(firstMoment);
      },
    });
  });

  describe('sent again', () => {
    portalTest(
      'is a new ticket with a new code from today, and the old one ends at once',
      async (portal) => {
        const { id, phone } = await downloaded(portal, active);
        const answer = await changesAs(portal).resend(id);
        expect(answer).toMatchObject({ status: 200 });
        expect(await changesAs(portal).show(id)).toMatchObject({
          status: 'expired',
          expirationDate: '2026-03-05',
        });
        expect(await changesAs(portal).show(idOf(answer))).toMatchObject({
          status: 'active',
          startDate: '2026-03-06',
          expirationDate: null,
          continuesId: id,
          zoneFrom: '1',
          zoneTo: '2Ø',
          downloadedToPhone: false,
          appId: null,
        });
        await untilTexts(portal, phone, 2);
        const [old, next] = await ticketsOfPhone(portal.database, phone);
        expect(next?.pickup_code).not.toBe(old?.pickup_code);
        expect((await texts(portal, phone))[1]).toContain(next?.pickup_code);
      },
    );

    portalTest('begins when the old one would have, if that is still to come', async (portal) => {
      const { id } = await downloaded(portal);
      expect(await changesAs(portal).show(idOf(await changesAs(portal).resend(id)))).toMatchObject({
        startDate: '2026-04-01',
      });
      expect(await changesAs(portal).show(id)).toMatchObject({ status: 'expired' });
    });

    portalTest('has no quarantine, also where one follows an end', async (portal) => {
      const { id } = await downloaded(portal, active);
      const next = idOf(await changesAs(portal).resend(id));
      await setTicketFacts(portal.database, next, fetched);
      expect(await changesAs(portal).resend(next)).toMatchObject({ status: 200 });
    });

    portalTest('is refused before it was fetched, and with an end (spec 2 §4)', async (portal) => {
      const fresh = await orderTicket(portal, active);
      const endedTicket = await downloaded(portal, active);
      await changesAs(portal).end(endedTicket.id, '2026-04-30');
      for (const { id } of [fresh, endedTicket]) {
        expect(await changesAs(portal).resend(id)).toMatchObject(
          refused('TICKET_NOT_RESENDABLE', 409),
        );
      }
    });
  });
});
