import { getSchoolOrderOffer } from '@takst/contract/services/school-tickets/order/get-school-order-offer.contract.ts';
import { describe, expect } from 'vitest';
import { changesOfTicket } from '#ticketing/tickets/test-tickets.store.ts';
import { newPhone } from '#services/company-tickets/test-order.ts';
import { removePostAddress } from '#services/free-tickets/edit/test-post-address.store.ts';
import { newestMessages } from '#platform/stand-ins/message.query.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import {
  agreeOnMedia,
  newLastName,
  orderForPupils,
  schoolAgreement,
  type RecipientBody,
  ticketsFound,
  withCard,
  withPhone,
} from './test-school-order.ts';
import { endToday, holdersOf } from './test-second-ticket.store.ts';

const refused = (code: string, status = 422) => ({ status, json: { code } });
const nameless: RecipientBody = { mediaType: 'TRAVEL_CARD' };

describe('ordering school tickets', () => {
  portalTest('gives each pupil a ticket until the school year ends', async (portal) => {
    const lastName = newLastName();
    const pupils = [
      withPhone({ lastName, firstName: ' Nora ', studentId: 'E-17' }),
      withCard({ lastName, firstName: 'Emil' }),
    ];
    const answer = await orderForPupils(portal, pupils);
    expect(answer).toMatchObject({
      status: 200,
      json: { ids: [expect.any(Number), expect.any(Number)] },
    });
    const [emil, nora] = await ticketsFound(portal, lastName);
    expect(answer.json).toEqual({ ids: [nora?.id, emil?.id] });
    expect(nora).toMatchObject({
      status: 'pending',
      mediaType: 'MOBILE_TICKET',
      firstName: 'Nora',
      className: '8O',
      studentId: 'E-17',
      zoneFrom: '1',
      zoneTo: '2Ø',
      nrOfZones: 2,
      phone: pupils[0]?.phone,
      pickupCode: expect.stringMatching(/^[2-9A-HJKMNP-Z]{8}$/),
      travelCardState: null,
    });
    expect(String(nora?.startDate)).toBe('2026-03-09');
    expect(String(nora?.expirationDate)).toBe('2026-06-30');
    expect(emil).toMatchObject({
      mediaType: 'TRAVEL_CARD',
      cardNumber: pupils[1]?.cardNumber,
      travelCardState: 'CREATED',
      pickupCode: null,
    });
    expect(nora?.pricePerMonth).toBeGreaterThan(0);
    const ordered = {
      kind: 'order-ticket',
      company_id: portal.company('school').id,
      user_id: portal.user('school').id,
      holder_id: expect.any(Number),
      before: null,
    };
    const common = { lastName, className: '8O', startDate: '2026-03-09' };
    const records = await Promise.all(
      [nora, emil].map((one) => changesOfTicket(portal.database, one?.id ?? 0)),
    );
    const after = { ...common, agreementId: schoolAgreement(portal) };
    expect(records).toMatchObject([
      [
        {
          ...ordered,
          ticket_id: nora?.id,
          after: { ...after, firstName: 'Nora', studentId: 'E-17', phone: pupils[0]?.phone },
        },
      ],
      [
        {
          ...ordered,
          ticket_id: emil?.id,
          after: { ...after, firstName: 'Emil', cardNumber: pupils[1]?.cardNumber },
        },
      ],
    ]);
  });

  portalTest('sends a code to the phones, and nothing for cards', async (portal) => {
    const phone = newPhone();
    await orderForPupils(portal, [withPhone({ phone }), withCard()]);
    const received = () =>
      newestMessages(portal.database, { sender: 'Ruter', recipient: `+47${phone}` });
    await expect.poll(received, { timeout: 10_000, interval: 20 }).toHaveLength(1);
    expect((await received())[0]?.body).toContain(
      'gir deg skolebillett fra 09.03.2026. Hentekode: ',
    );
    expect(portal.reported).toEqual([]);
  });

  portalTest(
    'orders a number of cards without names where the agreement has them',
    async (portal) => {
      await agreeOnMedia(portal, ['new-card']);
      const answer = await orderForPupils(portal, [nameless, nameless, nameless]);
      expect(answer.status).toBe(200);
      const { ids } = answer.json as { ids: number[] };
      expect(new Set(ids).size).toBe(3);
      expect(await orderForPupils(portal, [withCard()])).toMatchObject(
        refused('MEDIUM_NOT_OFFERED'),
      );
      expect(await orderForPupils(portal, [withPhone()])).toMatchObject(
        refused('MEDIUM_NOT_OFFERED'),
      );
      const pupil = withCard({ cardNumber: undefined });
      expect((await orderForPupils(portal, [pupil])).status).toBe(200);
      expect(await ticketsFound(portal, pupil.lastName ?? '')).toMatchObject([
        { travelCardState: 'REQUESTED', cardName: `Emil ${pupil.lastName}`, cardNumber: null },
      ]);
      await agreeOnMedia(portal, null);
      expect(await orderForPupils(portal, [nameless])).toMatchObject(refused('MEDIUM_NOT_OFFERED'));
    },
  );

  portalTest('posts new cards to an address that the school has', async (portal) => {
    await agreeOnMedia(portal, ['new-card']);
    const giveBack = await removePostAddress(portal.database, portal.company('school').id);
    expect(await orderForPupils(portal, [nameless])).toMatchObject(
      refused('TRAVEL_CARD_NO_COMPANY_POST_ADDRESS'),
    );
    await giveBack();
    expect((await orderForPupils(portal, [nameless])).status).toBe(200);
    await agreeOnMedia(portal, null);
  });

  portalTest.each([
    ['a start before today', { startDate: '2026-03-05' }, 'START_DATE_NOT_OFFERED'],
    ['a start after 15 June', { startDate: '2026-06-16' }, 'START_DATE_NOT_OFFERED'],
    ['next year before 1 May', { startDate: '2026-08-20' }, 'START_DATE_NOT_OFFERED'],
    ['a zone that is not there', { zoneIdFrom: 'RUT:TariffZone:9' }, 'INVALID_ZONE_FROM'],
  ] as const)('refuses %s, and orders nothing', async (portal, _, changed, code) => {
    const pupil = withPhone();
    expect(await orderForPupils(portal, [pupil], changed)).toMatchObject(refused(code));
    expect(await ticketsFound(portal, pupil.lastName ?? '')).toEqual([]);
  });

  portalTest('finds no agreement of another service or school', async (portal) => {
    const other = portal.company('free-ticket').agreements[0]?.id ?? 0;
    const order = (agreementNumber: number) =>
      orderForPupils(portal, [withPhone()], { agreementNumber });
    expect(await order(other)).toMatchObject(refused('AGREEMENT_NOT_FOUND', 404));
    expect(await order(999_999_999)).toMatchObject(refused('AGREEMENT_NOT_FOUND', 404));
  });
});

describe('pupils who are refused', () => {
  portalTest('are named with the reason each, and nobody gets a ticket', async (portal) => {
    const [taken, knownPupil] = [withPhone(), withCard()];
    await orderForPupils(portal, [taken, knownPupil]);
    const free = withPhone();
    const answer = await orderForPupils(portal, [
      free,
      withPhone({ ...taken, phone: newPhone(), lastName: ` ${taken.lastName?.toUpperCase()}` }),
      withPhone({ phone: taken.phone }),
      withCard({ cardNumber: knownPupil.cardNumber }),
      withPhone({ firstName: free.firstName, lastName: free.lastName }),
      withPhone({ phoneCountryCode: '+46', phone: '81234567' }),
    ]);
    expect(answer).toMatchObject({
      ...refused('RECIPIENTS_REFUSED'),
      json: {
        recipients: [
          { index: 1, codes: ['CONFLICTING_TICKET'] },
          { index: 2, codes: ['PHONE_HAS_TICKET'] },
          { index: 3, codes: ['CARD_HAS_TICKET'] },
          { index: 4, codes: ['LISTED_TWICE'] },
          { index: 5, codes: ['MOBILE_TICKET_INVALID_PHONE'] },
        ],
      },
    });
    expect(await ticketsFound(portal, free.lastName ?? '')).toEqual([]);
  });

  portalTest('have a card number of 10, 11 or 16 digits (spec 3 §8: 400)', async (portal) => {
    const wrong = withCard({ cardNumber: '12345' });
    expect(await orderForPupils(portal, [withPhone(), wrong])).toMatchObject({
      ...refused('CARD_NUMBER_INVALID', 400),
      json: { recipients: [{ index: 1, codes: ['CARD_NUMBER_INVALID'] }] },
    });
    expect((await orderForPupils(portal, [withCard({ cardNumber: '1234 5678 90' })])).status).toBe(
      200,
    );
  });
});

describe('a pupil who gets a second ticket in a month', () => {
  portalTest('is the same holder, so that the month is charged once', async (portal) => {
    const pupil = withPhone({ studentId: 'E-99' });
    await orderForPupils(portal, [pupil], { startDate: '2026-03-06' });
    await endToday(portal.database, pupil.lastName ?? '', '2026-03-06');
    const { studentId: _id, ...again } = pupil;
    const answer = await orderForPupils(portal, [{ ...again, phone: newPhone() }]);
    expect(answer.status).toBe(200);
    const march = await holdersOf(portal.database, pupil.lastName ?? '');
    expect(march).toHaveLength(2);
    expect(new Set(march.map(({ holderId }) => holderId)).size).toBe(1);
    expect(march.map(({ studentId }) => studentId)).toEqual(['E-99', 'E-99']);
  });

  portalTest.each([
    ['2026-04-01', '2026-04-30', 1],
    ['2026-03-31', '2026-04-01', 2],
  ] as const)(
    'is the same one with an end on %s and a start on %s: %s',
    async (portal, end, startDate, holders) => {
      const pupil = withPhone();
      await orderForPupils(portal, [pupil], { startDate: '2026-03-06' });
      await endToday(portal.database, pupil.lastName ?? '', end);
      const again = { ...pupil, phone: newPhone() };
      expect((await orderForPupils(portal, [again], { startDate })).status).toBe(200);
      const own = await holdersOf(portal.database, pupil.lastName ?? '');
      expect(new Set(own.map(({ holderId }) => holderId)).size).toBe(holders);
    },
  );
});

describe('what may be ordered', () => {
  const offer = async (portal: TestPortal) =>
    (await portal.callAs(portal.user('school'), getSchoolOrderOffer, {})).json as {
      years: object[];
      products: { id: string }[];
      newCardFeeOre: number;
    };

  portalTest('is this school year until 15 June, and the next one from 1 May', async (portal) => {
    const { years, products, newCardFeeOre } = await offer(portal);
    expect(years).toEqual([
      {
        name: '2025/2026',
        firstStart: '2026-03-06',
        lastStart: '2026-06-15',
        lastDay: '2026-06-30',
      },
    ]);
    expect(products.map(({ id }) => id)).toEqual(['school-ticket']);
    expect(newCardFeeOre).toBe(5_000);
    portal.clock.set('2026-05-01T06:00:00+02:00');
    expect((await offer(portal)).years).toMatchObject([
      { name: '2025/2026', firstStart: '2026-05-01' },
      { name: '2026/2027', firstStart: '2026-08-20', lastStart: '2027-06-15' },
    ]);
  });
});
