import { getClassLists } from '@takst/contract/services/school-tickets/class-lists/get-class-lists.contract.ts';
import { downloadSchoolTickets } from '@takst/contract/services/school-tickets/list/school-ticket-list.contract.ts';
import { listCardRequests } from '@takst/contract/ticketing/travel-cards/list-card-requests.contract.ts';
import { describe, expect } from 'vitest';
import { newPhone } from '#services/company-tickets/test-order.ts';
import { newCardNumber } from '#services/free-tickets/test-free-order.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { newName, placeOneEach, saidIn, schoolCalls, type ZonesBody } from './test-school-calls.ts';

const fromTomorrow = { startDate: '2026-03-07', zoneFrom: '1', zoneTo: '2Ø' };
const toTwo: ZonesBody = { ...fromTomorrow, secondZoneFrom: '1', secondZoneTo: '3Ø' };
const secondHome = { secondZoneFrom: '1', secondZoneTo: '3Ø' };
const oneHome = { secondZoneFrom: null, secondZoneTo: null };
const onCard = () => ({ card: 'existing' as const, cardNumber: newCardNumber() });
const ofTwo = () => ({ ...onCard(), tickets: [{ toTwoHomes: true }] });

const changed = async (answer: { json: unknown }) => (answer.json as { id: number }).id;

describe('other zones of a pupil with two homes', () => {
  portalTest('go from one home to two and back, at the price of each', async (portal) => {
    const { zones, preview, ticket, history } = schoolCalls(portal);
    const [id = 0] = await placeOneEach(portal, [onCard()]);
    expect((await preview(id, toTwo)).json).toMatchObject({
      nrOfZones: 3,
      pricePerMonth: { before: 377, after: 471 },
    });
    const two = await changed(await zones(id, toTwo));
    expect(await ticket(two)).toMatchObject({
      ...secondHome,
      zoneFrom: '1',
      zoneTo: '2Ø',
      nrOfZones: 3,
      pricePerMonth: 471,
    });
    const back = { ...fromTomorrow, startDate: '2026-03-10' };
    expect((await preview(two, back)).json).toMatchObject({
      nrOfZones: 2,
      pricePerMonth: { before: 471, after: 377 },
    });
    const one = await changed(await zones(two, back));
    expect(await ticket(one)).toMatchObject({ ...oneHome, nrOfZones: 2, pricePerMonth: 377 });
    const { matches } = (await history(one)).json as {
      matches: { kind: string; differences: { field: string; before: object; after: object }[] }[];
    };
    const second = matches
      .filter(({ kind }) => kind === 'change-zone')
      .map(({ differences }) => differences.find(({ field }) => field === 'secondZones'));
    const both = { as: 'zones', zones: ['1', '3Ø'], allZones: false };
    expect(second).toEqual([
      { field: 'secondZones', before: both, after: null },
      { field: 'secondZones', before: null, after: both },
    ]);
  });

  portalTest('are refused with the reason', async (portal) => {
    const { zones, ticket } = schoolCalls(portal);
    const [one = 0, phone = 0, two = 0] = await placeOneEach(portal, [
      onCard(),
      { phone: newPhone() },
      ofTwo(),
    ]);
    const whole = { zoneFrom: null, zoneTo: null, validAllZones: true };
    const answers = [
      await zones(phone, toTwo),
      await zones(one, { ...toTwo, ...whole }),
      await zones(one, { ...toTwo, secondZoneFrom: '2Ø', secondZoneTo: '1' }),
      await zones(one, { ...toTwo, secondZoneTo: 'x' }),
      await zones(two, toTwo),
      await zones(two, { ...secondHome, ...fromTomorrow, zoneFrom: '2Ø', zoneTo: '1' }),
    ];
    expect(saidIn(answers)).toEqual([
      'TWO_HOMES_ON_PHONE',
      'TWO_HOMES_IN_ALL_ZONES',
      'SECOND_ZONES_SAME',
      'SECOND_ZONES_NOT_OFFERED',
      'ZONES_UNCHANGED',
      'ZONES_UNCHANGED',
    ]);
    expect(await zones(one, { ...toTwo, secondZoneTo: null })).toMatchObject({
      status: 422,
      text: expect.stringContaining('secondZoneTo'),
    });
    expect(await ticket(one)).toMatchObject(oneHome);
  });

  portalTest(
    'are those of the first home alone when the second one is left out',
    async (portal) => {
      const { zones, ticket } = schoolCalls(portal);
      const [id = 0] = await placeOneEach(portal, [ofTwo()]);
      const other = await changed(await zones(id, { ...fromTomorrow, zoneTo: '1' }));
      expect(await ticket(other)).toMatchObject({ ...oneHome, zoneTo: '1', pricePerMonth: 282 });
    },
  );

  portalTest('stay what they were when the continuation is cancelled', async (portal) => {
    const { zones, cancel, ticket } = schoolCalls(portal);
    const [id = 0] = await placeOneEach(portal, [ofTwo()]);
    const other = await changed(await zones(id, { ...fromTomorrow, zoneTo: '1' }));
    expect((await cancel(other)).status).toBe(200);
    expect(await ticket(id)).toMatchObject({ ...secondHome, pricePerMonth: 471 });
  });
});

describe('both homes of a ticket', () => {
  portalTest('stay when it is ended and the end is undone', async (portal) => {
    const { end, undo, ticket } = schoolCalls(portal);
    const [id = 0] = await placeOneEach(portal, [ofTwo()]);
    expect((await end(id, '2026-04-30')).status).toBe(200);
    expect((await undo(id)).status).toBe(200);
    expect(await ticket(id)).toMatchObject({ ...secondHome, nrOfZones: 3, pricePerMonth: 471 });
  });

  portalTest('are in the file and on the class list', async (portal) => {
    const className = '9H';
    await placeOneEach(portal, [
      { ...ofTwo(), className },
      { ...onCard(), className },
    ]);
    const input = { params: { id: portal.company('school').id }, query: { className } };
    const school = portal.user('school');
    const { text } = await portal.callAs(school, downloadSchoolTickets, input);
    expect(text).toContain(';1 – 2Ø og 1 – 3Ø;');
    expect(text).toContain(';1 – 2Ø;');
    const { json } = await portal.callAs(school, getClassLists, input);
    const { lists } = json as {
      lists: { pupils: { tickets: { hasTwoHomes: boolean }[] }[] }[];
    };
    expect(
      lists
        .flatMap(({ pupils }) => pupils.flatMap(({ tickets }) => tickets))
        .toSorted((one, other) => Number(one.hasTwoHomes) - Number(other.hasTwoHomes)),
    ).toMatchObject([{ hasTwoHomes: false }, { hasTwoHomes: true }]);
  });

  portalTest('are what the back office is asked to make', async (portal) => {
    const lastName = newName();
    await placeOneEach(portal, [{ lastName, card: 'requested', tickets: [{ toTwoHomes: true }] }]);
    const { json } = await portal.callAs(portal.user('operator'), listCardRequests, {
      query: { searchFor: lastName },
    });
    expect(json).toMatchObject({ matches: [{ zoneFrom: '1', zoneTo: '2Ø', ...secondHome }] });
  });
});
