import { schoolTicketOrderCalls as calls } from '@takst/contract/services/school-tickets/order/school-ticket-order-calls.ts';
import { describe, expect } from 'vitest';
import { batchesOf, type Cells } from '#ticketing/batches/test-batches.ts';
import { newPhone } from '#services/company-tickets/test-order.ts';
import { newCardNumber } from '#services/free-tickets/test-free-order.ts';
import { faultsInOrder } from '#services/free-tickets/test-many-free.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import {
  agreeOnMedia,
  newLastName,
  orderForPupils,
  schoolAgreement,
  ticketsFound,
  withCard,
  withPhone,
} from '../order/test-school-order.ts';

const zones = { zoneFrom: '1', zoneTo: '2Ø', validAllZones: false };

const schoolOrders = (portal: TestPortal, options: object = {}) =>
  batchesOf(portal, {
    user: portal.user('school'),
    company: portal.company('school'),
    of: {
      calls,
      options: {
        agreementName: String(schoolAgreement(portal)),
        startDate: '2026-03-09',
        ...zones,
        ...options,
      },
    },
  });

const rightRow = (cells: Cells = {}): Cells => ({
  firstName: 'Nora',
  lastName: newLastName(),
  className: '8M',
  phone: newPhone(),
  ...cells,
});

describe('a list of pupils', () => {
  portalTest('orders what its rows say, as the order of some pupils does', async (portal) => {
    const batches = schoolOrders(portal);
    const lastName = newLastName();
    const card = newCardNumber();
    const id = await batches.checked([
      rightRow({ lastName, firstName: 'Nora', studentId: 'E-4' }),
      rightRow({ lastName, firstName: 'Ola', phone: '', cardNumber: card, zoneTo: '1' }),
      rightRow({ lastName, firstName: 'Per', zoneFrom: 'Alle', zoneTo: 'alle' }),
    ]);
    expect((await batches.get(id)).totals).toMatchObject({ ready: 3, faulty: 0 });
    expect(await batches.carryOut(id)).toMatchObject({ state: 'finished', done: 3 });
    const tickets = await ticketsFound(portal, lastName);
    const of = (name: string) => tickets.find(({ firstName }) => firstName === name);
    expect(tickets).toHaveLength(3);
    expect(of('Nora')).toMatchObject({
      status: 'pending',
      mediaType: 'MOBILE_TICKET',
      className: '8M',
      studentId: 'E-4',
      zoneFrom: '1',
      zoneTo: '2Ø',
    });
    expect(String(of('Nora')?.expirationDate)).toBe('2026-06-30');
    expect(of('Ola')).toMatchObject({ cardNumber: card, zoneFrom: '1', zoneTo: '1' });
    expect(of('Per')).toMatchObject({ allZones: true });
  });

  portalTest('says of each row what is wrong with it (spec 3 §5, §8)', async (portal) => {
    await agreeOnMedia(portal, null);
    const [pupil, card] = [withPhone(), withCard()];
    await orderForPupils(portal, [pupil, card]);
    const { firstName = '', lastName = '', className = '' } = pupil;
    const cases: [Cells, string][] = [
      [{}, ''],
      [{ firstName: 'N' }, 'firstName: minLength'],
      [{ lastName: 'N'.repeat(101) }, 'lastName: maxLength'],
      [{ className: '' }, 'className: required'],
      [{ className: 'K'.repeat(101) }, 'className: maxLength'],
      [{ phone: '' }, 'phone: required'],
      [{ phone: '22334455' }, 'phone: mobilePhone'],
      [{ cardNumber: newCardNumber() }, 'cardNumber: PHONE_AND_CARD'],
      [{ phone: '', cardNumber: '123456789' }, 'cardNumber: minLength'],
      [{ zoneFrom: '99' }, 'zoneFrom: zoneUnknown'],
      [{ agreement: 'Ingen' }, 'agreement: notAChoice'],
      [{ firstName, lastName, className }, 'null: CONFLICTING_TICKET'],
      [{ phone: pupil.phone ?? '' }, 'phone: PHONE_HAS_TICKET'],
      [{ phone: '', cardNumber: card.cardNumber ?? '' }, 'cardNumber: CARD_HAS_TICKET'],
    ];
    const batches = schoolOrders(portal);
    const id = await batches.checked(cases.map(([cells]) => rightRow(cells)));
    expect(await faultsInOrder(batches, id)).toEqual(cases.map(([, fault]) => fault));
  });

  portalTest('has a pupil, a phone and a card once', async (portal) => {
    const [first, onCard] = [rightRow(), rightRow({ phone: '', cardNumber: newCardNumber() })];
    const batches = schoolOrders(portal);
    const id = await batches.checked([
      first,
      onCard,
      rightRow({ firstName: ` ${first.firstName?.toUpperCase()}`, lastName: first.lastName ?? '' }),
      rightRow({ phone: first.phone ?? '' }),
      rightRow({ phone: '', cardNumber: onCard.cardNumber ?? '' }),
      rightRow({ lastName: first.lastName ?? '', className: '8N' }),
    ]);
    const twice = 'null: ROW_TWICE';
    expect(await faultsInOrder(batches, id)).toEqual(['', '', twice, twice, twice, '']);
  });

  portalTest('orders new cards with names where the agreement has those', async (portal) => {
    await agreeOnMedia(portal, ['new-card']);
    const batches = schoolOrders(portal);
    const lastName = newLastName();
    const id = await batches.checked([rightRow({ lastName, phone: '' }), rightRow()]);
    expect(await faultsInOrder(batches, id)).toEqual(['', 'phone: MEDIUM_NOT_OFFERED']);
    await agreeOnMedia(portal, ['card']);
    const onCards = schoolOrders(portal);
    const second = await onCards.checked([rightRow({ phone: '' })]);
    expect(await faultsInOrder(onCards, second)).toEqual(['cardNumber: required']);
    await agreeOnMedia(portal, null);
  });

  portalTest('asks above the table for a day in the school year', async (portal) => {
    const batches = schoolOrders(portal);
    const general = async (options: object) => {
      const id = await batches.draft([rightRow()], { ...options });
      await batches.call(calls.checkRows, { params: { id } });
      return (await batches.get(id)).totals.generalFaults;
    };
    expect(await general({})).toEqual([]);
    expect(await general({ startDate: null })).toEqual(['START_DATE_NOT_CHOSEN']);
    expect(await general({ startDate: '2026-06-16' })).toEqual(['START_DATE_NOT_OFFERED']);
    expect(await general({ zoneFrom: null, zoneTo: null })).toEqual(['ZONES_NOT_CHOSEN']);
    // With one agreement there is nothing to choose.
    expect(await general({ agreementName: null })).toEqual([]);
  });
});
