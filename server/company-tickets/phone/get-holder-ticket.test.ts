import { resendTicket } from '@takst/contract/company-tickets/resend-ticket.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setTicketFacts } from '#company-tickets/test-tickets.store.ts';
import { firstMoment } from '#testing/portal/marked-world.ts';
import { type TestPortal, testPortal } from '#testing/portal/test-portal.ts';
import { type TestDatabase, testDatabases } from '#testing/test-database.ts';
import { phonesOf, shownIn } from './test-phone.ts';
import { anonymise, continueTicket, sentSms } from './test-sent.store.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const moment = Temporal.Instant.from('2026-03-05T12:00:00Z');

describe.each(testDatabases)('the holder of a ticket on $name', ({ open }) => {
  let test: TestDatabase;
  let portal: TestPortal;
  let phones: ReturnType<typeof phonesOf>;
  beforeAll(async () => {
    test = await open();
    portal = await testPortal(test);
    phones = phonesOf(portal);
  });
  afterAll(async () => {
    await portal?.stop();
    await test?.drop();
  });

  it('gets the link in the SMS, on the operator’s own address, beside the code', async () => {
    const { phone, code, token } = await phones.order();
    const [text] = await sentSms(test.database, `+47${phone}`);
    expect(text).toContain(`Hentekode: ${code} i Ruter-appen.`);
    expect(text).toContain(`http://localhost:${portal.port}/billett/${token}`);
    expect(token.length).toBeGreaterThanOrEqual(23);
  });

  it('sees the ticket without a session: validity, zones, first name, and the pickup code', async () => {
    const { token, code, phone } = await phones.order({ startDate: '2026-03-01' });
    const answer = await phones.look(token);
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
        profileName: { nb: 'Voksen', en: 'Adult' },
      },
    });
    expect(answer.text).not.toContain(phone);
    expect(answer.text).not.toContain('Nordmann');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('no longer sees the pickup code when it was used, but the ticket', async () => {
    const { token, code } = await phones.order({ startDate: '2026-03-01' });
    await phones.redeem(code, phones.newApp());
    expect(shownIn(await phones.look(token))).toMatchObject({
      status: 'active',
      downloadedToPhone: true,
      pickupCode: null,
      code: { text: expect.any(String) },
    });
  });

  it('gets a code that is out of date a quarter of an hour later, and a new one each time', async () => {
    const { token } = await phones.order({ startDate: '2026-03-01' });
    const first = shownIn(await phones.look(token)).code;
    expect(first?.validUntil).toBe('2026-03-06T09:15:00Z');
    portal.clock.set('2026-03-06T10:01:00+01:00');
    const second = shownIn(await phones.look(token)).code;
    portal.clock.set(firstMoment);
    expect(second?.validUntil).toBe('2026-03-06T09:16:00Z');
    expect(second?.text).not.toBe(first?.text);
  });

  it.each([
    ['pending', {}],
    ['expired', { start_date: day('2026-02-01'), expiration_date: day('2026-03-05') }],
    ['cancelled', { cancelled_at: moment }],
    ['failed', { failed_at: moment }],
  ] as const)('is told that the ticket is %s, and has no code to show', async (status, facts) => {
    const { token, id, code } = await phones.order();
    if (status !== 'pending') await setTicketFacts(test.database, id, facts);
    const shown = shownIn(await phones.look(token));
    expect(shown).toMatchObject({ status, code: null });
    expect(shown.pickupCode).toBe(status === 'pending' ? code : null);
  });

  it('is led from a ticket that was replaced to the one that goes on from it', async () => {
    const old = await phones.order({ startDate: '2026-03-01' });
    await phones.redeem(old.code, phones.newApp());
    const input = { params: { id: old.id } };
    const resent = await portal.callAs(portal.user('hr'), resendTicket, input);
    expect(resent.status).toBe(200);
    const shown = shownIn(await phones.look(old.token));
    expect(shown).toMatchObject({ status: 'expired', code: null, pickupCode: null });
    expect(shown.continuedBy?.startDate).toBe('2026-03-06');

    const next = shownIn(await phones.look(shown.continuedBy?.token ?? ''));
    expect(next).toMatchObject({ status: 'active', downloadedToPhone: false, continuedBy: null });
    const texts = await sentSms(test.database, `+47${old.phone}`);
    expect(texts.at(-1)).toContain(`Hentekode: ${next.pickupCode} `);
    expect(texts.at(-1)?.endsWith(`/billett/${shown.continuedBy?.token}`)).toBe(true);
  });

  it('is led nowhere by a ticket that was to go on and was cancelled', async () => {
    const old = await phones.order({ startDate: '2026-03-01' });
    const next = await phones.order({ startDate: '2026-04-01' });
    await continueTicket(test.database, next.id, old.id);
    expect(shownIn(await phones.look(old.token)).continuedBy?.token).toBe(next.token);
    await setTicketFacts(test.database, next.id, { cancelled_at: moment });
    expect(shownIn(await phones.look(old.token)).continuedBy).toBeNull();
  });

  it('is nobody any more when the ticket’s personal data is gone', async () => {
    const { token, id } = await phones.order();
    await anonymise(test.database, id, moment);
    expect(await phones.look(token)).toMatchObject({
      status: 404,
      text: '{"code":"TICKET_NOT_FOUND"}',
    });
  });

  it('finds nothing at another operator', async () => {
    const { token } = await phones.order();
    expect((await phones.look(token, 'akt')).status).toBe(404);
  });
});
