import { listFamily } from '@takst/contract/services/free-tickets/list-family.contract.ts';
import { cancelFreeTicket } from '@takst/contract/services/free-tickets/ticket/cancel-free-ticket.contract.ts';
import { endFreeTicket } from '@takst/contract/services/free-tickets/ticket/end-free-ticket.contract.ts';
import { getHolderTicket } from '@takst/contract/ticketing/tickets/phone/get-holder-ticket.contract.ts';
import { describe, expect } from 'vitest';
import { idOf, newPhone } from '#services/company-tickets/test-order.ts';
import { newestMessages } from '#platform/stand-ins/message.query.ts';
import type { Answer } from '#testing/portal/call-as.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { changesOfTicket, setAgreementEnd } from '#ticketing/tickets/test-tickets.store.ts';
import { placeFreeCompany } from '../book/test-book-world.store.ts';
import { setAgreementDeleted } from '#customers/agreements/test-agreements.store.ts';
import {
  departmentsOf,
  freeCompany,
  newCardNumber,
  newEmployeeId,
  onCard,
  orderFreeIn,
  rightFreeOrder,
} from '../test-free-order.ts';

const refused = (code: string, status = 422) => ({ status, json: { code } });

const familyOf = async (
  portal: TestPortal,
  id: number,
  tenant: 'ruter' | 'akt' | 'fjord' = 'ruter',
) =>
  (await portal.callAs(portal.user('support', tenant), listFamily, { params: { id } })).json as {
    matches: Record<string, unknown>[];
  };

const describeOrder = async (
  portal: TestPortal,
  answer: Answer,
  tenant?: 'ruter' | 'akt' | 'fjord',
) => {
  expect(answer).toMatchObject({ status: 200 });
  const { matches } = await familyOf(portal, idOf(answer), tenant);
  return matches.find(({ id }) => id === idOf(answer));
};

describe('ordering a free ticket', () => {
  portalTest('gives one on a phone, with price and taxable amount', async (portal) => {
    const order = orderFreeIn(portal);
    expect(await describeOrder(portal, await order({ firstName: ' Åse-Marie ' }))).toMatchObject({
      status: 'pending',
      mediaType: 'MOBILE_TICKET',
      travelCardState: null,
      ticketHolderType: 'EMPLOYEE',
      profile: 1,
      firstName: 'Åse-Marie',
      employeeBirthDate: '1985-05-14',
      zoneFrom: '1',
      zoneTo: '2Ø',
      nrOfZones: 2,
      startDate: '2026-04-01',
      expirationDate: null,
      pricePerMonth: 794,
      taxAmount: 1589,
      pickupCode: expect.stringMatching(/^[2-9A-HJKMNP-Z]{8}$/),
    });
  });

  portalTest('tells the holder who has registered them (GDPR art. 14)', async (portal) => {
    const { phone } = rightFreeOrder(freeCompany(portal));
    await orderFreeIn(portal)({ phone });
    const received = () =>
      newestMessages(portal.database, { sender: 'Ruter', recipient: `+47${phone}` });
    await expect.poll(received, { timeout: 10_000, interval: 20 }).toHaveLength(1);
    const [sms] = await received();
    expect(sms?.body).toMatch(/^Fribillett fra 01\.04\.2026, registrert av .+ Hvorfor: http/);
    const token = sms?.body.split('/billett/')[1] ?? '';
    const page = await portal.callAs(portal.user('support'), getHolderTicket, {
      params: { token },
    });
    expect(page).toMatchObject({
      json: {
        registered: { by: expect.stringMatching(/^Skogveien/), infoPage: '/fribilletter/info' },
      },
    });
  });

  portalTest('gives one on a new card, which is requested with its fee', async (portal) => {
    const answer = await orderFreeIn(portal)(onCard());
    expect(await describeOrder(portal, answer)).toMatchObject({
      mediaType: 'TRAVEL_CARD',
      travelCardState: 'REQUESTED',
      travelCardNumber: null,
      phone: null,
      pickupCode: null,
    });
  });

  portalTest('gives one on a card that exists, typed in groups', async (portal) => {
    const number = newCardNumber();
    const typed = `${number.slice(0, 5)} ${number.slice(5)}`;
    expect(await describeOrder(portal, await orderFreeIn(portal)(onCard(typed)))).toMatchObject({
      travelCardState: 'CREATED',
      travelCardNumber: number,
    });
  });

  portalTest('is recorded with the holder and what it lies on', async (portal) => {
    const { phone, employeeId, ...rest } = rightFreeOrder(freeCompany(portal));
    const [first = 0] = departmentsOf(freeCompany(portal));
    const number = newCardNumber();
    const family = {
      ticketHolderType: 'FAMILY_MEMBER',
      firstName: 'Liv',
      profile: 2,
      dateOfBirth: '2015-03-01',
    } as const;
    for (const [changed, recorded] of [
      [{ phone }, { medium: 'phone', phone, phoneCountryCode: '+47' }],
      [
        { ...family, ...onCard(number) },
        { medium: 'card', cardNumber: number },
      ],
    ] as const) {
      const id = idOf(await orderFreeIn(portal)({ ...rest, employeeId, ...changed }));
      const { firstName, dateOfBirth: birthDate } = { ...rest, ...changed };
      const [change, ...others] = await changesOfTicket(portal.database, id);
      expect(others).toEqual([]);
      expect(change).toMatchObject({
        kind: 'order-ticket',
        before: null,
        after: {
          firstName,
          employeeId,
          birthDate,
          holderType: firstName === 'Liv' ? 'FAMILY_MEMBER' : 'EMPLOYEE',
          profileId: firstName === 'Liv' ? 'CHILD' : 'ADULT',
          agreementId: first,
          startDate: rest.startDate,
          ...recorded,
        },
      });
    }
  });

  portalTest('refuses what is not so (spec 3 §5, §8)', async (portal) => {
    const order = orderFreeIn(portal);
    const { today } = portal.clock;
    const lastDay = today().add({ months: 6 });
    const cases = [
      [{ startDate: today().subtract({ days: 1 }).toString() }, 'START_DATE_TOO_EARLY'],
      [{ startDate: lastDay.add({ days: 1 }).toString() }, 'START_DATE_TOO_LATE'],
      [{ dateOfBirth: today().toString() }, 'BIRTH_DATE_TOO_RECENT'],
      [{ profile: 2 }, 'PROFILE_MISMATCH'],
      [{ zoneFrom: 'Nowhere' }, 'INVALID_ZONE_FROM'],
      [{ zoneTo: 'Nowhere' }, 'INVALID_ZONE_TO'],
      [{ zoneIdFrom: 'RUT:TariffZone:4N' }, 'INVALID_ZONE_FROM'],
      [{ phoneCountryCode: '+47', phone: '22222222' }, 'MOBILE_TICKET_INVALID_PHONE'],
      [onCard('123456789'), 'CARD_NUMBER_INVALID'],
    ] as const;
    for (const [changed, code] of cases) {
      expect({ changed, ...(await order(changed)) }).toMatchObject({ changed, ...refused(code) });
    }
    // Departments that are over before it begins, deleted or of another kind.
    const { agreements } = freeCompany(portal);
    const office = agreements.find(({ subtype }) => subtype === 'TICKETOFFICE')?.id ?? 0;
    const elsewhere = portal.company('several-services').agreements[0]?.id ?? 0;
    for (const agreementNumber of [office, elsewhere, 9_999_999]) {
      expect(await order({ agreementNumber })).toMatchObject(refused('AGREEMENT_NOT_FOUND', 404));
    }
    const [own = 0] = departmentsOf(freeCompany(portal));
    await setAgreementDeleted(portal.database, own, portal.clock.now());
    expect(await order()).toMatchObject(refused('AGREEMENT_NOT_FOUND', 404));
    await setAgreementDeleted(portal.database, own, null);
    await setAgreementEnd(portal.database, own, Temporal.PlainDate.from('2026-04-01'));
    expect(await order({ startDate: '2026-04-02' })).toMatchObject(refused('AGREEMENT_NOT_VALID'));
    expect(await order({ startDate: '2026-04-01' })).toMatchObject({ status: 200 });
    await setAgreementEnd(portal.database, own, null);
    expect(await order({ startDate: today().toString() })).toMatchObject({ status: 200 });
    expect(await order({ startDate: lastDay.toString() })).toMatchObject({ status: 200 });
  });

  portalTest('refuses a second ticket of an employee, and of a family member', async (portal) => {
    const order = orderFreeIn(portal);
    const employeeId = newEmployeeId();
    const child = {
      ticketHolderType: 'FAMILY_MEMBER',
      dateOfBirth: '2015-03-01',
      profile: 2,
    } as const;
    await order({ employeeId });
    await order({ employeeId, ...child, firstName: 'Liv' });
    expect(await order({ employeeId: employeeId.toLowerCase(), firstName: 'Per' })).toMatchObject(
      refused('CONFLICTING_TICKET'),
    );
    expect(await order({ employeeId, ...child, firstName: ' LIV' })).toMatchObject(
      refused('CONFLICTING_TICKET'),
    );
    expect(await order({ employeeId, ...child, firstName: 'Ida' })).toMatchObject({ status: 200 });
  });

  portalTest('refuses a phone and a card that have a ticket, here or elsewhere', async (portal) => {
    const order = orderFreeIn(portal);
    const { phone } = rightFreeOrder(freeCompany(portal));
    const card = onCard(newCardNumber());
    await order({ phone });
    await order(card);
    const refusal = refused('TICKET_ALREADY_EXISTS', 409);
    const elsewhere = (await placeFreeCompany(portal.database)).departments[0];
    for (const there of [{}, { agreementNumber: elsewhere }]) {
      expect(await order({ ...there, phone })).toMatchObject(refusal);
      expect(await order({ ...there, ...card })).toMatchObject(refusal);
    }
    // A phone is free after the last day; a card is another company's as long as a ticket on it is not over.
    const ended = { startDate: '2026-03-06' } as const;
    const [phoneToo, cardToo] = [{ phone: newPhone() }, onCard(newCardNumber())];
    for (const medium of [phoneToo, cardToo]) {
      const params = { id: idOf(await order({ ...ended, ...medium })), isoDate: '2026-05-31' };
      await portal.callAs(portal.user('support'), endFreeTicket, { params });
    }
    const next = { agreementNumber: elsewhere, startDate: '2026-06-01' };
    expect(await order({ ...next, ...phoneToo })).toMatchObject({ status: 200 });
    expect(await order({ ...next, ...cardToo })).toMatchObject(refusal);
    expect(await order({ ...cardToo, startDate: '2026-06-01' })).toMatchObject({ status: 200 });
  });

  portalTest('gives another ticket for the day after the last one', async (portal) => {
    const order = orderFreeIn(portal);
    const support = portal.user('support');
    const employeeId = newEmployeeId();
    const today = portal.clock.today();
    const first = await order({ employeeId, startDate: today.toString() });
    const end = { params: { id: idOf(first), isoDate: '2026-05-31' } };
    expect(await portal.callAs(support, endFreeTicket, end)).toMatchObject({ status: 200 });
    const retired = { employeeId, ticketHolderType: 'RETIRED', profile: 4 } as const;
    expect(await order({ ...retired, startDate: '2026-05-31' })).toMatchObject(
      refused('CONFLICTING_TICKET'),
    );
    const second = await order({ ...retired, startDate: '2026-06-01' });
    const { matches } = await familyOf(portal, idOf(second));
    expect(matches.map(({ id }) => id)).toEqual([idOf(second), idOf(first)]);
  });

  portalTest('cancels a ticket with its card while that is not made', async (portal) => {
    const support = portal.user('support');
    const answer = await orderFreeIn(portal)({
      ...onCard(),
      startDate: portal.clock.today().toString(),
    });
    expect(await describeOrder(portal, answer)).toMatchObject({ status: 'active' });
    const params = { id: idOf(answer) };
    expect(await portal.callAs(support, cancelFreeTicket, { params })).toMatchObject({
      status: 200,
    });
    expect(await describeOrder(portal, answer)).toMatchObject({
      status: 'cancelled',
      travelCardState: 'CANCELLED',
    });
  });
});
