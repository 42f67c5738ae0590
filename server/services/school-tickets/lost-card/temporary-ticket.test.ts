import { faultOfTicketCode } from '@takst/domain/ticketing/ticket-code/ticket-code.rules.ts';
import { describe, expect } from 'vitest';
import { newPhone } from '#services/company-tickets/test-order.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { keysOf, readOffline, scanned } from '#ticketing/tickets/phone/test-inspection.ts';
import { sentSms } from '#ticketing/tickets/phone/test-sent.store.ts';
import { shownIn } from '#ticketing/tickets/phone/test-phone.ts';
import { changesOfTicket, setTicketFacts } from '#ticketing/tickets/test-tickets.store.ts';
import { placeOneEach } from '../ticket/test-school-calls.ts';
import { bySms, lostCardsIn, newCardNumber, paperIn } from './test-lost-card.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const refused = (code: string, status: number) => ({ status, json: { code } });
const notOffered = refused('TEMPORARY_TICKET_NOT_OFFERED', 409);
const notFound = refused('TICKET_NOT_FOUND', 404);
const paper = { kind: 'paper' } as const;

describe('a temporary ticket by SMS', () => {
  portalTest(
    'comes with the replacement, and shows the ticket until the card is there',
    async (portal) => {
      const { placeOnCard, replace, ticket, tokenSentTo, look, make } = lostCardsIn(portal);
      const phone = newPhone();
      const id = await placeOnCard();
      expect((await replace(id, { temporaryTicket: bySms(phone) })).status).toBe(200);
      const [text = ''] = await sentSms(portal.database, `+47${phone}`);
      expect(text).toMatch(
        /^(?:Hei Elev! )?Nytt reisekort er bestilt av .*skole.*\. Vis denne billetten til det kommer, senest 20\.03\.2026: http\S+\/billett\/[\w-]+$/,
      );
      expect(text.length).toBeLessThanOrEqual(160);
      expect((await ticket(id)).replacement?.temporaryTicket).toMatchObject({
        kind: 'sms',
        phone,
        validThrough: day('2026-03-20'),
      });
      const token = await tokenSentTo(phone);
      const page = shownIn(await look(token));
      expect(page).toMatchObject({
        status: 'active',
        isTemporary: true,
        expirationDate: '2026-03-20',
        pickupCode: null,
        continuedBy: null,
      });
      const code = readOffline(page.code?.text ?? '', (await keysOf(portal)).keys);
      expect(code).toMatchObject({ jti: String(id), to: '2026-03-20' });

      // The card is made, and three working days in the post.
      portal.clock.set('2026-03-10T09:00:00+01:00');
      await make(id);
      expect(shownIn(await look(token))).toMatchObject({
        status: 'active',
        expirationDate: '2026-03-13',
      });
      portal.clock.set('2026-03-14T09:00:00+01:00');
      expect(shownIn(await look(token))).toMatchObject({ status: 'expired', code: null });
    },
  );

  portalTest('is worth nothing at another operator, or with a changed link', async (portal) => {
    const { placeOnCard, replace, tokenSentTo, look } = lostCardsIn(portal);
    const phone = newPhone();
    await replace(await placeOnCard(), { temporaryTicket: bySms(phone) });
    const token = await tokenSentTo(phone);
    expect((await look(token)).status).toBe(200);
    expect(await look(token, 'akt')).toMatchObject(notFound);
    // The same proof for the ticket's own page, and the next number.
    expect(await look(token.slice(0, 22) + token.slice(23))).toMatchObject(notFound);
    const next = (Number.parseInt(token.slice(23), 36) + 1).toString(36);
    expect(await look(`${token.slice(0, 23)}${next}`)).toMatchObject(notFound);
  });

  portalTest(
    'is taken back by another phone, by paper, and by a card that is lost again',
    async (portal) => {
      const { placeOnCard, replace, temporary, tokenSentTo, look, make } = lostCardsIn(portal);
      const phones = [newPhone(), newPhone(), newPhone()] as const;
      const id = await placeOnCard();
      await replace(id, { temporaryTicket: bySms(phones[0]) });
      const first = await tokenSentTo(phones[0]);
      expect((await temporary(id, bySms(phones[1]))).status).toBe(200);
      const second = await tokenSentTo(phones[1]);
      expect(await look(first)).toMatchObject(notFound);
      expect((await look(second)).status).toBe(200);
      // That of another pupil stays.
      const phoneOfOther = newPhone();
      await replace(await placeOnCard(), { temporaryTicket: bySms(phoneOfOther) });
      expect((await temporary(id, paper)).status).toBe(200);
      expect(await look(second)).toMatchObject(notFound);
      expect((await look(await tokenSentTo(phoneOfOther))).status).toBe(200);
      await temporary(id, bySms(phones[2]));
      const third = await tokenSentTo(phones[2]);
      await make(id);
      expect((await look(third)).status).toBe(200);
      await replace(id);
      expect(await look(third)).toMatchObject(notFound);
    },
  );

  portalTest('in the place of others is the one that counts, of one card', async (portal) => {
    const { placeOnCard, replace, temporary, ticket, collect } = lostCardsIn(portal);
    const phones = [newPhone(), newPhone()] as const;
    const id = await placeOnCard();
    await replace(id, { paidBy: 'pupil', temporaryTicket: bySms(phones[0]) });
    for (const another of [paper, bySms(phones[1])]) await temporary(id, another);
    expect(await ticket(id)).toMatchObject({
      feeOwed: 50,
      replacement: { fee: 50, temporaryTicket: { kind: 'sms', phone: phones[1] } },
    });
    expect((await collect(id)).status).toBe(200);
    const record = {
      holder_id: expect.any(Number),
      ticket_id: id,
      user_id: portal.user('school').id,
    };
    const issued = { ...record, kind: 'issue-temporary-ticket', before: null };
    const through = { temporaryThrough: '2026-03-20' };
    const [first, second, third] = (await changesOfTicket(portal.database, id)).filter(
      ({ kind }) => kind === 'issue-temporary-ticket',
    );
    for (const [change, at] of [
      [first, 0],
      [third, 1],
    ] as const) {
      const to = { phoneCountryCode: '+47', phone: phones[at] };
      expect(change).toMatchObject({
        ...issued,
        after: { temporaryTicket: 'temporary-sms', ...through, ...to },
      });
    }
    expect(second).toMatchObject({
      ...issued,
      after: { ...through, temporaryTicket: 'temporary-paper' },
    });
    expect((await changesOfTicket(portal.database, id)).at(-1)).toMatchObject({
      ...record,
      kind: 'collect-card-fee',
      before: { cardFeeOwed: 50_00 },
      after: { cardFeeOwed: 0 },
    });
  });

  portalTest('ends with the ticket', async (portal) => {
    const { placeOnCard, replace, tokenSentTo, look, end } = lostCardsIn(portal);
    const phone = newPhone();
    const id = await placeOnCard();
    await replace(id, { temporaryTicket: bySms(phone) });
    const token = await tokenSentTo(phone);
    await end(id, '2026-03-09');
    expect(shownIn(await look(token))).toMatchObject({ expirationDate: '2026-03-09' });
    portal.clock.set('2026-03-10T09:00:00+01:00');
    expect(shownIn(await look(token))).toMatchObject({ status: 'expired', code: null });
    // One that never was, or is still to begin, shows nothing.
    const { database, clock } = portal;
    for (const dead of [
      { cancelled_at: clock.now() },
      { cancelled_at: null, failed_at: clock.now() },
      { failed_at: null, start_date: day('2026-03-11'), expiration_date: day('2026-06-30') },
    ]) {
      await setTicketFacts(database, id, dead);
      expect(await look(token), JSON.stringify(dead)).toMatchObject(notFound);
    }
  });

  portalTest('goes along to the ticket with other zones on the same card', async (portal) => {
    const { placeOnCard, replace, tokenSentTo, look, zones } = lostCardsIn(portal);
    const phone = newPhone();
    const id = await placeOnCard();
    await replace(id, { temporaryTicket: bySms(phone) });
    const token = await tokenSentTo(phone);
    expect((await zones(id)).status).toBe(200);
    portal.clock.set('2026-03-07T09:00:00+01:00');
    const page = shownIn(await look(token));
    expect(page).toMatchObject({ status: 'active', zones: ['1'], expirationDate: '2026-03-20' });
  });

  portalTest('goes to mobile phones alone, and only for a ticket that is valid', async (portal) => {
    const { placeOnCard, replace, temporary, ticket } = lostCardsIn(portal);
    const pending = { start: day('2026-03-20') };
    const later = await placeOnCard({ tickets: [pending] });
    expect(await replace(later, { temporaryTicket: paper })).toMatchObject(notOffered);
    // Nothing of it was done.
    expect(await ticket(later)).toMatchObject({ travelCardState: 'CREATED' });
    const id = await placeOnCard();
    const landline = { kind: 'sms', phoneCountryCode: '+46', phone: '850000000' } as const;
    expect(await replace(id, { temporaryTicket: landline })).toMatchObject(
      refused('PHONE_NOT_MOBILE', 422),
    );
    await replace(id);
    expect(await temporary(id, landline)).toMatchObject(refused('PHONE_NOT_MOBILE', 422));
    expect((await ticket(id)).replacement?.temporaryTicket).toBeNull();
  });
});

describe('a temporary ticket on paper', () => {
  portalTest('is printed again and again, and checked as every other', async (portal) => {
    const { placeOnCard, replace, paper: print, history } = lostCardsIn(portal);
    const id = await placeOnCard();
    expect(await print(id)).toMatchObject(refused('NO_PAPER_TICKET', 409));
    await replace(id, { temporaryTicket: paper });
    portal.clock.set('2026-03-16T09:00:00+01:00');
    const printed = paperIn(await print(id));
    expect(printed).toMatchObject({
      firstName: 'Elev',
      className: 'Q8',
      school: expect.stringContaining('skole'),
      ticketNumber: id,
      validFrom: '2026-03-06',
      validThrough: '2026-03-20',
    });
    expect(scanned(printed.code.rows)).toBe(printed.code.text);
    const code = readOffline(printed.code.text, (await keysOf(portal)).keys);
    const checkedAt = (moment: string) =>
      code &&
      faultOfTicketCode(code, {
        issuer: 'ruter',
        now: Temporal.Instant.from(moment),
        zone: 'RUT:TariffZone:1',
      });
    expect(checkedAt('2026-03-20T23:50:00+01:00')).toBeNull();
    expect(checkedAt('2026-03-21T00:10:00+01:00')).toBe('out-of-date');
    expect(JSON.stringify((await history(id)).json)).toContain('Papirbevis');
  });

  portalTest(
    'is none any more when a link took its place, or the card should be there',
    async (portal) => {
      const { placeOnCard, replace, temporary, paper: print } = lostCardsIn(portal);
      const id = await placeOnCard();
      await replace(id, { temporaryTicket: paper });
      await temporary(id, bySms(newPhone()));
      expect(await print(id)).toMatchObject(refused('NO_PAPER_TICKET', 409));
      await temporary(id, paper);
      expect((await print(id)).status).toBe(200);
      portal.clock.set('2026-03-21T09:00:00+01:00');
      expect(await print(id)).toMatchObject(refused('NO_PAPER_TICKET', 409));
      expect(await temporary(id, paper)).toMatchObject(notOffered);
    },
  );

  portalTest('of a card without a name has a line for it', async (portal) => {
    const { replace, paper: print } = lostCardsIn(portal);
    const nobody = { firstName: null, lastName: null, className: null };
    const [id = 0] = await placeOneEach(portal, [
      { ...nobody, card: 'made', cardNumber: newCardNumber() },
    ]);
    await replace(id, { temporaryTicket: paper });
    expect(paperIn(await print(id))).toMatchObject({ firstName: null, lastName: null });
  });

  portalTest('is one of many that are asked for at once', async (portal) => {
    const { placeOnCard, replace, temporary, look, tokenSentTo } = lostCardsIn(portal);
    const id = await placeOnCard();
    await replace(id);
    const phones = Array.from({ length: 5 }, newPhone);
    const answers = await Promise.all(phones.map((phone) => temporary(id, bySms(phone))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const looks = await Promise.all(phones.map(async (phone) => look(await tokenSentTo(phone))));
    expect(looks.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(portal.reported).toEqual([]);
  });
});
