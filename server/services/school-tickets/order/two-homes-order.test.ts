import { schoolTicketOrderCalls as calls } from '@takst/contract/services/school-tickets/order/school-ticket-order-calls.ts';
import { describe, expect } from 'vitest';
import { batchesOf } from '#ticketing/batches/test-batches.ts';
import { newPhone } from '#services/company-tickets/test-order.ts';
import { newCardNumber } from '#services/free-tickets/test-free-order.ts';
import { faultsInOrder } from '#services/free-tickets/test-many-free.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import {
  agreeOnMedia,
  newLastName,
  orderForPupils,
  schoolAgreement,
  ticketsFound,
  withCard,
  withPhone,
} from './test-school-order.ts';

const zoneId = (name: string) => `RUT:TariffZone:${name}`;
const secondZones = (from: string, to: string) => ({
  secondZoneIdFrom: zoneId(from),
  secondZoneIdTo: zoneId(to),
});
const bothHomes = {
  allZones: false,
  zoneFrom: '1',
  zoneTo: '2Ø',
  secondZoneFrom: '1',
  secondZoneTo: '3Ø',
};

describe('an order for a pupil with two homes', () => {
  portalTest('is one ticket, at the price of the dearer pair', async (portal) => {
    const [ofTwo, ofOne, near] = [withCard(), withCard(), withCard()];
    const answer = await orderForPupils(portal, [
      { ...ofTwo, ...secondZones('1', '3Ø') },
      ofOne,
      { ...near, ...secondZones('1', '1') },
    ]);
    expect(answer.status).toBe(200);
    const search = async (pupil: typeof ofTwo) => ticketsFound(portal, pupil.lastName ?? '');
    expect(await search(ofTwo)).toMatchObject([{ ...bothHomes, nrOfZones: 3, pricePerMonth: 471 }]);
    expect(await search(ofOne)).toMatchObject([
      { secondZoneFrom: null, secondZoneTo: null, nrOfZones: 2, pricePerMonth: 377 },
    ]);
    expect(await search(near)).toMatchObject([
      { secondZoneFrom: '1', secondZoneTo: '1', nrOfZones: 2, pricePerMonth: 377 },
    ]);
  });

  portalTest('lies on a new card too, with a name on it or none', async (portal) => {
    await agreeOnMedia(portal, ['new-card']);
    const lastName = newLastName();
    const { cardNumber: _number, ...named } = withCard({ lastName });
    const answer = await orderForPupils(portal, [
      { ...named, ...secondZones('1', '3Ø') },
      { mediaType: 'TRAVEL_CARD', ...secondZones('1', '3Ø') },
    ]);
    await agreeOnMedia(portal, null);
    expect(answer.status).toBe(200);
    expect(await ticketsFound(portal, lastName)).toMatchObject([bothHomes]);
  });

  portalTest('names each pupil who cannot have two, and nobody gets a ticket', async (portal) => {
    const pupil = withCard();
    const answer = await orderForPupils(portal, [
      { ...pupil, ...secondZones('1', '3Ø') },
      { ...withPhone(), ...secondZones('1', '3Ø') },
      { ...withCard(), ...secondZones('2Ø', '1') },
      { ...withCard(), ...secondZones('1', 'x') },
    ]);
    expect(answer).toMatchObject({
      status: 422,
      json: {
        code: 'RECIPIENTS_REFUSED',
        recipients: [
          { index: 1, codes: ['TWO_HOMES_ON_PHONE'] },
          { index: 2, codes: ['SECOND_ZONES_SAME'] },
          { index: 3, codes: ['SECOND_ZONES_NOT_OFFERED'] },
        ],
      },
    });
    expect(await ticketsFound(portal, pupil.lastName ?? '')).toEqual([]);
    const inAll = await orderForPupils(portal, [{ ...pupil, ...secondZones('1', '3Ø') }], {
      validAllZones: true,
      zoneIdFrom: null,
      zoneIdTo: null,
    });
    expect(inAll).toMatchObject({
      json: { recipients: [{ index: 0, codes: ['TWO_HOMES_IN_ALL_ZONES'] }] },
    });
  });

  portalTest('names both zones of the second home', async (portal) => {
    const pupil = { ...withCard(), secondZoneIdFrom: zoneId('1') };
    expect(await orderForPupils(portal, [pupil])).toMatchObject({
      status: 422,
      text: expect.stringContaining('secondZoneIdTo'),
    });
  });
});

describe('a list of pupils, some with two homes', () => {
  const schoolOrders = (portal: Parameters<typeof schoolAgreement>[0]) =>
    batchesOf(portal, {
      user: portal.user('school'),
      company: portal.company('school'),
      of: {
        calls,
        options: {
          agreementName: String(schoolAgreement(portal)),
          startDate: '2026-03-09',
          zoneFrom: '1',
          zoneTo: '2Ø',
          validAllZones: false,
        },
      },
    });

  portalTest('has columns for the second one', async (portal) => {
    const batches = schoolOrders(portal);
    const lastName = newLastName();
    const row = (cells: object) => ({
      firstName: 'Ida',
      lastName,
      className: '8M',
      phone: '',
      cardNumber: newCardNumber(),
      ...cells,
    });
    const onPhone = { cardNumber: '', phone: newPhone() };
    const second = { secondZoneFrom: '1', secondZoneTo: '3Ø' };
    const id = await batches.checked([
      row(second),
      row({ firstName: 'Una', ...second, ...onPhone }),
      row({ firstName: 'Per', secondZoneTo: '1', zoneFrom: '1', zoneTo: '1' }),
      row({ firstName: 'Eva', secondZoneFrom: 'Alle' }),
    ]);
    expect(await faultsInOrder(batches, id)).toEqual([
      '',
      'secondZoneFrom: TWO_HOMES_ON_PHONE',
      'secondZoneTo: SECOND_ZONES_SAME',
      'secondZoneFrom: notAChoice',
    ]);
    const right = await batches.checked([row(second)]);
    expect((await batches.get(right)).totals).toMatchObject({ ready: 1, pricePerMonth: 471 });
    await batches.carryOut(right);
    expect(await ticketsFound(portal, lastName)).toMatchObject([
      { ...bothHomes, nrOfZones: 3, pricePerMonth: 471 },
    ]);
  });
});
