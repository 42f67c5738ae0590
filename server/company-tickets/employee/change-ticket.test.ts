import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  changesOfPerson,
  setTicketFacts,
  ticketsOfPhone,
} from '#company-tickets/test-tickets.store.ts';
import { idOf, newPhone, orderIn } from '#company-tickets/test-order.ts';
import { newestMessages } from '#stand-ins/message.query.ts';
import { firstMoment } from '#testing/portal/marked-world.ts';
import { type TestPortal, testPortal } from '#testing/portal/test-portal.ts';
import { type TestDatabase, testDatabases } from '#testing/test-database.ts';
import { changesAs, refused } from './test-changes.ts';

/** A while after the first moment. */
const after = (time: Temporal.DurationLike): string =>
  Temporal.Instant.from(firstMoment).add(time).toString();
const fetched = { downloaded_at: Temporal.Instant.from(firstMoment), app_id: 'an app' };
/** From this month, so active; the business day is 6 March 2026. */
const active = { startDate: '2026-03-01' };

describe.each(testDatabases)('a company ticket after it was ordered, on $name', ({ open }) => {
  let test: TestDatabase;
  let portal: TestPortal;
  let order: ReturnType<typeof orderIn>;
  let hr: ReturnType<typeof changesAs>;
  beforeAll(async () => {
    test = await open();
    portal = await testPortal(test);
    order = orderIn(portal);
    hr = changesAs(portal);
  });
  beforeEach(() => portal.clock.set(firstMoment));
  afterAll(async () => {
    await portal?.stop();
    await test?.drop();
  });

  const ordered = async (choice: Parameters<typeof order>[0] = {}) => {
    const phone = newPhone();
    return { phone, id: idOf(await order({ phone, ...choice })) };
  };
  const downloaded = async (choice: Parameters<typeof order>[0] = {}) => {
    const made = await ordered(choice);
    await setTicketFacts(test.database, made.id, fetched);
    return made;
  };
  const texts = async (phone: string) =>
    (await newestMessages(test.database, { sender: 'Ruter', recipient: `+47${phone}` }))
      .map(({ body }) => body)
      .toReversed();
  const untilTexts = async (phone: string, count: number): Promise<void> => {
    const soon = { timeout: 10_000, interval: 20 };
    await expect.poll(() => texts(phone), soon).toHaveLength(count);
  };

  describe('cancelled while pending', () => {
    it('is cancelled at once, told to the holder, and the phone is free again', async () => {
      const { id, phone } = await ordered();
      expect(await hr.cancel(id)).toMatchObject({ status: 200, json: { id } });
      expect(await hr.show(id)).toMatchObject({ status: 'cancelled' });
      await untilTexts(phone, 2);
      expect((await texts(phone))[1]).toContain('avbestilt bedriftsbilletten din fra 01.04.2026');
      expect(await order({ phone })).toMatchObject({ status: 200 });
    });

    it('is refused when it has begun, is over or was cancelled before', async () => {
      const { id } = await ordered(active);
      expect(await hr.cancel(id)).toMatchObject(refused('TICKET_NOT_PENDING', 409));
      const pending = await ordered();
      await hr.cancel(pending.id);
      expect(await hr.cancel(pending.id)).toMatchObject(refused('TICKET_NOT_PENDING', 409));
    });
  });

  describe('ended', () => {
    it.each(['2026-02-28', '2026-03-31', '2026-06-30'])(
      'on %s, one of the choices',
      async (end) => {
        const { id, phone } = await ordered(active);
        expect(await hr.end(id, end)).toMatchObject({ status: 200 });
        expect(await hr.show(id)).toMatchObject({
          expirationDate: end,
          status: end < '2026-03-06' ? 'expired' : 'active',
        });
        await untilTexts(phone, 2);
        expect((await texts(phone))[1]).toContain(
          end === '2026-02-28'
            ? 'Den gjelder ikke lenger.'
            : `Siste dag er ${end.slice(8)}.${end.slice(5, 7)}.2026.`,
        );
      },
    );

    it('on no other day', async () => {
      const { id } = await ordered(active);
      for (const end of ['2026-01-31', '2026-03-30', '2026-07-31']) {
        expect(await hr.end(id, end)).toMatchObject(refused('END_DATE_NOT_OFFERED', 422));
      }
      portal.clock.set('2026-03-07T12:00:00Z');
      expect(await hr.end(id, '2026-02-28')).toMatchObject(refused('END_DATE_NOT_OFFERED', 422));
      expect(await hr.show(id)).toMatchObject({ expirationDate: null });
    });

    it('only once, and only while active', async () => {
      const { id } = await ordered(active);
      await hr.end(id, '2026-04-30');
      expect(await hr.end(id, '2026-03-31')).toMatchObject(refused('TICKET_NOT_ENDABLE', 409));
      const pending = await ordered();
      expect(await hr.end(pending.id, '2026-04-30')).toMatchObject(
        refused('TICKET_NOT_ENDABLE', 409),
      );
    });

    it('by support on any day from today (spec 1 §6)', async () => {
      const { id } = await ordered(active);
      const support = changesAs(portal, portal.user('support'));
      expect(await support.end(id, '2026-03-05')).toMatchObject(
        refused('END_DATE_NOT_OFFERED', 422),
      );
      expect(await support.end(id, '2026-03-17')).toMatchObject({ status: 200 });
    });

    it('is in the record with the date before and after', async () => {
      const { id, phone } = await ordered(active);
      await hr.end(id, '2026-04-30');
      expect(await changesOfPerson(test.database, phone)).toMatchObject([
        { kind: 'order-company-ticket' },
        {
          kind: 'end-company-ticket',
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

    it('ends, and a new ticket starts the day after for the same person, profile and agreement', async () => {
      const { id, phone } = await ordered({ ...active, profileId: 'SENIOR' });
      const answer = await hr.changeZone(id, wider);
      expect(answer).toMatchObject({ status: 200 });
      const before = await hr.show(id);
      expect(before).toMatchObject({ expirationDate: '2026-03-31', zoneTo: '2Ø' });
      const { profileId, agreementNumber, firstName } = before as Record<string, unknown>;
      expect(await hr.show(idOf(answer))).toMatchObject({
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
      await untilTexts(phone, 2);
      const [, sms] = await texts(phone);
      const [, next] = await ticketsOfPhone(test.database, phone);
      expect(sms).toContain('nye soner fra 01.04.2026');
      expect(sms).toContain(next?.pickup_code);
    });

    it('from the 1st of this month up to day 6, so that the old zones are not invoiced for it', async () => {
      const { id } = await ordered(active);
      const answer = await hr.changeZone(id, { validAllZones: true, expiryDate: '2026-02-28' });
      expect(await hr.show(idOf(answer))).toMatchObject({
        startDate: '2026-03-01',
        status: 'active',
        allZones: true,
        nrOfZones: 3,
      });
      expect(await hr.show(id)).toMatchObject({ status: 'expired' });
    });

    it.each([
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
    ])('refuses %s, and leaves the ticket as it is', async (_, changed, code, status) => {
      const { id, phone } = await ordered(active);
      expect(await hr.changeZone(id, { expiryDate: '2026-03-31', ...changed })).toMatchObject(
        refused(code, status),
      );
      expect(await hr.show(id)).toMatchObject({ expirationDate: null });
      expect(await ticketsOfPhone(test.database, phone)).toHaveLength(1);
    });

    it('only while active with no expiration date (spec 2 §4)', async () => {
      const pending = await ordered();
      const ended = await ordered(active);
      await hr.end(ended.id, '2026-04-30');
      for (const { id } of [pending, ended]) {
        expect(await hr.changeZone(id, wider)).toMatchObject(refused('TICKET_NOT_CHANGEABLE', 409));
      }
    });
  });

  describe('whose code is sent again', () => {
    it('brings the same code, not before a minute has gone', async () => {
      const { id, phone } = await ordered();
      expect(await hr.sendCode(id)).toMatchObject(
        refused('PICKUP_CODE_JUST_SENT', 429, { nextAt: '2026-03-06T09:01:00Z' }),
      );
      portal.clock.set(after({ minutes: 1 }));
      expect(await hr.sendCode(id)).toMatchObject({ status: 200 });
      expect(await hr.sendCode(id)).toMatchObject(
        refused('PICKUP_CODE_JUST_SENT', 429, { nextAt: '2026-03-06T09:02:00Z' }),
      );
      await untilTexts(phone, 2);
      const [ticket] = await ticketsOfPhone(test.database, phone);
      for (const sms of await texts(phone)) expect(sms).toContain(ticket?.pickup_code);
    });

    it('is refused once the ticket is on a phone, and when it is over', async () => {
      const onPhone = await downloaded(active);
      const cancelled = await ordered();
      await hr.cancel(cancelled.id);
      portal.clock.set(after({ hours: 1 }));
      for (const { id } of [onPhone, cancelled]) {
        expect(await hr.sendCode(id)).toMatchObject(refused('NO_PICKUP_CODE', 409));
      }
    });

    it('sends one SMS when the button is pressed many times at once', async () => {
      const { id, phone } = await ordered();
      portal.clock.set(after({ minutes: 2 }));
      const answers = await Promise.all(Array.from({ length: 8 }, () => hr.sendCode(id)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      await untilTexts(phone, 2);
      expect(await changesOfPerson(test.database, phone)).toHaveLength(2);
    });
  });

  describe('sent again', () => {
    it('is a new ticket with a new code from today, and the old one ends at once', async () => {
      const { id, phone } = await downloaded(active);
      const answer = await hr.resend(id);
      expect(answer).toMatchObject({ status: 200 });
      expect(await hr.show(id)).toMatchObject({ status: 'expired', expirationDate: '2026-03-05' });
      expect(await hr.show(idOf(answer))).toMatchObject({
        status: 'active',
        startDate: '2026-03-06',
        expirationDate: null,
        continuesId: id,
        zoneFrom: '1',
        zoneTo: '2Ø',
        downloadedToPhone: false,
        appId: null,
      });
      await untilTexts(phone, 2);
      const [old, next] = await ticketsOfPhone(test.database, phone);
      expect(next?.pickup_code).not.toBe(old?.pickup_code);
      expect((await texts(phone))[1]).toContain(next?.pickup_code);
    });

    it('begins when the old one would have, if that is still to come', async () => {
      const { id } = await downloaded();
      expect(await hr.show(idOf(await hr.resend(id)))).toMatchObject({ startDate: '2026-04-01' });
      expect(await hr.show(id)).toMatchObject({ status: 'expired' });
    });

    it('has no quarantine, also where one follows an end', async () => {
      const { id } = await downloaded(active);
      const next = idOf(await hr.resend(id));
      await setTicketFacts(test.database, next, fetched);
      expect(await hr.resend(next)).toMatchObject({ status: 200 });
    });

    it('is refused before it was fetched, and with an end (spec 2 §4)', async () => {
      const fresh = await ordered(active);
      const ended = await downloaded(active);
      await hr.end(ended.id, '2026-04-30');
      for (const { id } of [fresh, ended]) {
        expect(await hr.resend(id)).toMatchObject(refused('TICKET_NOT_RESENDABLE', 409));
      }
    });
  });
});
