import { resendTicket } from '@takst/contract/services/company-tickets/employee/resend-ticket.contract.ts';
import { describe, expect } from 'vitest';
import { messagesLeft } from '#testing/jobs-with-secrets.store.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { setTicketFacts, ticketFacts } from '#ticketing/tickets/test-tickets.store.ts';
import { firstMoment } from '#testing/portal/test-clock.ts';
import { phonesOf, shownIn } from './test-phone.ts';
import { anonymise, continueTicket, sentSms } from './test-sent.store.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const moment = Temporal.Instant.from('2026-03-05T12:00:00Z');

describe('the holder of a ticket', () => {
  portalTest(
    'gets the link in the SMS, on the operator’s own address, beside the code',
    async (portal) => {
      const { id, phone, code, token } = await phonesOf(portal).order();
      const [text] = await sentSms(portal.database, `+47${phone}`);
      expect(text).toContain(`Hentekode: ${code} i Ruter-appen.`);
      expect(text).toContain(`http://localhost:${portal.port}/billett/${token}`);
      expect(token.length).toBeGreaterThanOrEqual(23);
      type Sent = { to: string };
      const messages = await messagesLeft<Sent>(portal.database, 'send-sms');
      // What is known of its delivery stands with the ticket.
      expect(messages.find(({ to }) => to === `+47${phone}`)).toMatchObject({
        topic: 'ticket',
        ticketId: id,
        companyId: portal.company('several-services').id,
      });
      await phonesOf(portal).order({ phoneCountryCode: '+46', phone: '701234567' });
      expect(await sentSms(portal.database, '+46701234567')).toHaveLength(1);
    },
  );

  portalTest(
    'sees the ticket without a session: validity, zones, first name, and the pickup code',
    async (portal) => {
      const { token, code, phone } = await phonesOf(portal).order({ startDate: '2026-03-01' });
      const answer = await phonesOf(portal).look(token);
      expect(answer).toMatchObject({
        status: 200,
        json: {
          status: 'active',
          firstName: 'Kari',
          zones: ['1', '2Ø'],
          allZones: false,
          startDate: '2026-03-01',
          expirationDate: null,
          pickupCode: code,
          downloadedToPhone: false,
          continuedBy: null,
          answeredAt: '2026-03-06T09:00:00Z',
          productName: { nb: 'Bedriftsbillett' },
          profileName: { nb: 'Voksen', en: 'Adult' },
          isTemporary: false,
          registered: null,
        },
      });
      expect(answer.text).not.toContain(phone);
      expect(answer.text).not.toContain('Nordmann');
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );

  portalTest('no longer sees the pickup code when it was used, but the ticket', async (portal) => {
    const { token, code } = await phonesOf(portal).order({ startDate: '2026-03-01' });
    await phonesOf(portal).look(token);
    portal.clock.set('2026-03-06T10:30:00+01:00');
    const redeemed = await phonesOf(portal).redeem(code, phonesOf(portal).newApp());
    expect(redeemed.json).toMatchObject({ downloadedAt: '2026-03-06T09:30:00Z' });
    portal.clock.set(firstMoment);
    expect(shownIn(await phonesOf(portal).look(token))).toMatchObject({
      status: 'active',
      downloadedToPhone: true,
      pickupCode: null,
      code: { text: expect.any(String) },
    });
  });

  portalTest(
    'gets a code that is out of date a quarter of an hour later, and a new one each time',
    async (portal) => {
      const { token } = await phonesOf(portal).order({ startDate: '2026-03-01' });
      const first = shownIn(await phonesOf(portal).look(token)).code;
      expect(first?.validUntil).toBe('2026-03-06T09:15:00Z');
      portal.clock.set('2026-03-06T10:01:00+01:00');
      const second = shownIn(await phonesOf(portal).look(token)).code;
      portal.clock.set(firstMoment);
      expect(second?.validUntil).toBe('2026-03-06T09:16:00Z');
      expect(second?.text).not.toBe(first?.text);
    },
  );

  portalTest(
    'gets a code for when there is no network, for 24 hours and never beyond the ticket’s last day',
    async (portal) => {
      const { token, id } = await phonesOf(portal).order({ startDate: '2026-03-01' });
      const codeNow = async () => shownIn(await phonesOf(portal).look(token)).offlineCode;
      expect((await codeNow())?.validUntil).toBe('2026-03-07T09:00:00Z');
      await setTicketFacts(portal.database, id, { expiration_date: day('2026-03-06') });
      expect((await codeNow())?.validUntil).toBe('2026-03-06T23:00:00Z');
    },
  );

  portalTest.each([
    ['pending', {}],
    ['expired', { start_date: day('2026-02-01'), expiration_date: day('2026-03-05') }],
    ['cancelled', { cancelled_at: moment }],
    ['failed', { failed_at: moment }],
  ] as const)('shows that the ticket is %s, without a code', async (portal, status, facts) => {
    const { token, id, code } = await phonesOf(portal).order();
    if (status !== 'pending') await setTicketFacts(portal.database, id, facts);
    const pageFacts = shownIn(await phonesOf(portal).look(token));
    expect(pageFacts).toMatchObject({ status, code: null, offlineCode: null });
    expect(pageFacts.pickupCode).toBe(status === 'pending' ? code : null);
  });

  portalTest('links from a replaced ticket to its continuation', async (portal) => {
    const old = await phonesOf(portal).order({ startDate: '2026-03-01' });
    await phonesOf(portal).redeem(old.code, phonesOf(portal).newApp());
    const input = { params: { id: old.id } };
    const resent = await portal.callAs(portal.user('hr'), resendTicket, input);
    expect(resent.status).toBe(200);
    const pageFacts = shownIn(await phonesOf(portal).look(old.token));
    expect(pageFacts).toMatchObject({ status: 'expired', code: null, pickupCode: null });
    expect(pageFacts.continuedBy?.startDate).toBe('2026-03-06');

    const next = shownIn(await phonesOf(portal).look(pageFacts.continuedBy?.token ?? ''));
    expect(next).toMatchObject({ status: 'active', downloadedToPhone: false, continuedBy: null });
    const texts = await sentSms(portal.database, `+47${old.phone}`);
    expect(texts.at(-1)).toContain(`Hentekode: ${next.pickupCode} `);
    expect(texts.at(-1)?.endsWith(`/billett/${pageFacts.continuedBy?.token}`)).toBe(true);
  });

  portalTest('is led nowhere by a ticket that was to go on and was cancelled', async (portal) => {
    const old = await phonesOf(portal).order({ startDate: '2026-03-01' });
    const next = await phonesOf(portal).order({ startDate: '2026-04-01' });
    const { medium_slot: otherPhone } = await ticketFacts(portal.database, next.id);
    await continueTicket(portal.database, next.id, old.id);
    const { medium_slot: samePhone } = await ticketFacts(portal.database, next.id);
    expect(shownIn(await phonesOf(portal).look(old.token)).continuedBy?.token).toBe(next.token);
    // The ticket is on another phone, and the old link may be in the hands of another person.
    await setTicketFacts(portal.database, next.id, { medium_slot: otherPhone });
    expect(shownIn(await phonesOf(portal).look(old.token)).continuedBy).toBeNull();
    await setTicketFacts(portal.database, next.id, { medium_slot: samePhone });
    await setTicketFacts(portal.database, next.id, { cancelled_at: moment });
    expect(shownIn(await phonesOf(portal).look(old.token)).continuedBy).toBeNull();
  });

  portalTest('is not found once the ticket is anonymised', async (portal) => {
    const { token, id } = await phonesOf(portal).order();
    await anonymise(portal.database, id, moment);
    expect(await phonesOf(portal).look(token)).toMatchObject({
      status: 404,
      text: '{"code":"TICKET_NOT_FOUND"}',
    });
  });

  portalTest('finds nothing at another operator', async (portal) => {
    const { token } = await phonesOf(portal).order();
    expect((await phonesOf(portal).look(token, 'akt')).status).toBe(404);
  });
});
