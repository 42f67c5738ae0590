import { describe, expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';
import {
  changesOfPerson,
  setTicketFacts,
  ticketsOfPhone,
} from '#ticketing/tickets/test-tickets.store.ts';
import { idOf, orderIn } from '#services/company-tickets/test-order.ts';
import { sentSms } from '#ticketing/tickets/phone/test-sent.store.ts';
import { changesAs, refused } from './test-changes.ts';
import { active, orderTicket, texts, untilTexts } from './test-changed-ticket.ts';

describe('a company ticket after it was ordered', () => {
  describe('cancelled while pending', () => {
    portalTest(
      'is cancelled at once, the holder gets an SMS, and the phone is free again',
      async (portal) => {
        const { id, phone } = await orderTicket(portal);
        expect(await changesAs(portal).cancel(id)).toMatchObject({ status: 200, json: { id } });
        expect(await changesAs(portal).show(id)).toMatchObject({ status: 'cancelled' });
        await untilTexts(portal, phone, 2);
        expect((await texts(portal, phone))[1]).toContain(
          'avbestilt bedriftsbilletten din fra 01.04.2026',
        );
        expect(await orderIn(portal)({ phone })).toMatchObject({ status: 200 });
      },
    );

    portalTest('is refused when it has begun, is over or was cancelled before', async (portal) => {
      const { id } = await orderTicket(portal, active);
      expect(await changesAs(portal).cancel(id)).toMatchObject(refused('TICKET_NOT_PENDING', 409));
      const pending = await orderTicket(portal);
      await changesAs(portal).cancel(pending.id);
      expect(await changesAs(portal).cancel(pending.id)).toMatchObject(
        refused('TICKET_NOT_PENDING', 409),
      );
    });
  });

  describe('ended', () => {
    portalTest.each(['2026-02-28', '2026-03-31', '2026-06-30'])(
      'on %s, one of the choices',
      async (portal, end) => {
        const { id, phone } = await orderTicket(portal, active);
        expect(await changesAs(portal).end(id, end)).toMatchObject({ status: 200 });
        expect(await changesAs(portal).show(id)).toMatchObject({
          expirationDate: end,
          status: end < '2026-03-06' ? 'expired' : 'active',
        });
        await untilTexts(portal, phone, 2);
        expect((await texts(portal, phone))[1]).toContain(
          end === '2026-02-28'
            ? 'Den gjelder ikke lenger.'
            : `Siste dag er ${end.slice(8)}.${end.slice(5, 7)}.2026.`,
        );
      },
    );

    portalTest('is sent to a phone of another country at its own number', async (portal) => {
      const abroad = { phoneCountryCode: '+46', phone: '701234567', ...active };
      const { id } = await orderTicket(portal, abroad);
      await changesAs(portal).end(id, '2026-03-31');
      expect((await sentSms(portal.database, '+46701234567')).at(-1)).toContain('Siste dag er');
    });

    portalTest('on no other day', async (portal) => {
      const { id } = await orderTicket(portal, active);
      for (const end of ['2026-01-31', '2026-03-30', '2026-07-31']) {
        expect(await changesAs(portal).end(id, end)).toMatchObject(
          refused('END_DATE_NOT_OFFERED', 422),
        );
      }
      portal.clock.set('2026-03-07T12:00:00Z');
      expect(await changesAs(portal).end(id, '2026-02-28')).toMatchObject(
        refused('END_DATE_NOT_OFFERED', 422),
      );
      expect(await changesAs(portal).show(id)).toMatchObject({ expirationDate: null });
    });

    portalTest('only once, and only while active', async (portal) => {
      const { id } = await orderTicket(portal, active);
      await changesAs(portal).end(id, '2026-04-30');
      expect(await changesAs(portal).end(id, '2026-03-31')).toMatchObject(
        refused('TICKET_NOT_ENDABLE', 409),
      );
      const pending = await orderTicket(portal);
      expect(await changesAs(portal).end(pending.id, '2026-04-30')).toMatchObject(
        refused('TICKET_NOT_ENDABLE', 409),
      );
    });

    portalTest('by support on any day from today (spec 1 §6)', async (portal) => {
      const { id } = await orderTicket(portal, active);
      const support = changesAs(portal, portal.user('support'));
      expect(await support.end(id, '2026-03-05')).toMatchObject(
        refused('END_DATE_NOT_OFFERED', 422),
      );
      expect(await support.end(id, '2026-03-17')).toMatchObject({ status: 200 });
    });

    portalTest('by support with the previous month until day 6', async (portal) => {
      const { id } = await orderTicket(portal, active);
      const other = await orderTicket(portal, active);
      const support = changesAs(portal, portal.user('support'));
      expect(await support.end(id, '2026-02-28')).toMatchObject({ status: 200 });
      portal.clock.set('2026-03-07T12:00:00Z');
      expect(await support.end(other.id, '2026-02-28')).toMatchObject(
        refused('END_DATE_NOT_OFFERED', 422),
      );
    });

    portalTest('is in the record with the date before and after', async (portal) => {
      const { id, phone } = await orderTicket(portal, active);
      await changesAs(portal).end(id, '2026-04-30');
      expect(await changesOfPerson(portal.database, phone)).toMatchObject([
        { kind: 'order-ticket' },
        {
          kind: 'end-ticket',
          subject_id: String(id),
          channel: 'portal',
          before: { expirationDate: null },
          after: { expirationDate: '2026-04-30' },
        },
      ]);
    });
  });

  describe('given other zones', () => {
    const wider = { zoneFrom: '1', zoneTo: '2V', expiryDate: '2026-03-31' };

    portalTest(
      'ends, and a new ticket starts the day after for the same person, profile and agreement',
      async (portal) => {
        const { id, phone } = await orderTicket(portal, { ...active, profileId: 'SENIOR' });
        const answer = await changesAs(portal).changeZone(id, wider);
        expect(answer).toMatchObject({ status: 200 });
        const before = await changesAs(portal).show(id);
        expect(before).toMatchObject({ expirationDate: '2026-03-31', zoneTo: '2Ø' });
        const { profileId, agreementNumber, firstName } = before as Record<string, unknown>;
        expect(await changesAs(portal).show(idOf(answer))).toMatchObject({
          startDate: '2026-04-01',
          expirationDate: null,
          status: 'pending',
          zoneFrom: '1',
          zoneTo: '2V',
          continuesId: id,
          downloadedToPhone: false,
          profileId,
          agreementNumber,
          firstName,
        });
        await untilTexts(portal, phone, 2);
        const [, sms] = await texts(portal, phone);
        const [, next] = await ticketsOfPhone(portal.database, phone);
        expect(sms).toContain('nye soner fra 01.04.2026');
        expect(sms).toContain(next?.pickup_code);
      },
    );

    portalTest(
      'from the 1st of this month up to day 6, so that the old zones are not invoiced for it',
      async (portal) => {
        const { id } = await orderTicket(portal, active);
        const answer = await changesAs(portal).changeZone(id, {
          validAllZones: true,
          expiryDate: '2026-02-28',
        });
        expect(await changesAs(portal).show(idOf(answer))).toMatchObject({
          startDate: '2026-03-01',
          status: 'active',
          allZones: true,
          nrOfZones: 3,
        });
        expect(await changesAs(portal).show(id)).toMatchObject({ status: 'expired' });
      },
    );

    portalTest.each([
      ['the same zones', { zoneFrom: '1', zoneTo: '2Ø' }, 'ZONES_UNCHANGED', 422],
      ['the same zones the other way', { zoneFrom: '2Ø', zoneTo: '1' }, 'ZONES_UNCHANGED', 422],
      ['zones that are no neighbours', { zoneFrom: '1', zoneTo: '4N' }, 'ZONES_NOT_OFFERED', 422],
      [
        'a product for other zones',
        { ...wider, productId: 'company-ticket-oslo' },
        'PRODUCT_NOT_OFFERED',
        422,
      ],
      [
        'a day that is no end choice',
        { ...wider, expiryDate: '2026-03-15' },
        'END_DATE_NOT_OFFERED',
        422,
      ],
    ])('refuses %s, and leaves the ticket as it is', async (portal, _, changed, code, status) => {
      const { id, phone } = await orderTicket(portal, active);
      expect(
        await changesAs(portal).changeZone(id, { expiryDate: '2026-03-31', ...changed }),
      ).toMatchObject(refused(code, status));
      expect(await changesAs(portal).show(id)).toMatchObject({ expirationDate: null });
      expect(await ticketsOfPhone(portal.database, phone)).toHaveLength(1);
    });

    portalTest(
      'moves a ticket with a wider product to the narrowest for its zone',
      async (portal) => {
        const zone = { zoneFrom: '1', zoneTo: '1', expiryDate: '2026-03-31' };
        const { id } = await orderTicket(portal, { ...active, zoneFrom: '1', zoneTo: '1' });
        await setTicketFacts(portal.database, id, { product_id: 'company-ticket' });
        expect(await changesAs(portal).show(id)).toMatchObject({ pricePerMonth: 747 });
        const answer = await changesAs(portal).changeZone(id, zone);
        expect(await changesAs(portal).show(idOf(answer))).toMatchObject({
          startDate: '2026-04-01',
          zones: ['1'],
          productId: 'company-ticket-oslo',
          pricePerMonth: 694,
        });
        portal.clock.set('2026-04-08T12:00:00Z');
        const again = await changesAs(portal).changeZone(idOf(answer), {
          ...zone,
          expiryDate: '2026-04-30',
        });
        expect(again).toMatchObject(refused('ZONES_UNCHANGED', 422));
      },
    );

    portalTest('only while active with no expiration date (spec 2 §4)', async (portal) => {
      const pending = await orderTicket(portal);
      const endedTicket = await orderTicket(portal, active);
      await changesAs(portal).end(endedTicket.id, '2026-04-30');
      for (const { id } of [pending, endedTicket]) {
        expect(await changesAs(portal).changeZone(id, wider)).toMatchObject(
          refused('TICKET_NOT_CHANGEABLE', 409),
        );
      }
    });
  });
});
