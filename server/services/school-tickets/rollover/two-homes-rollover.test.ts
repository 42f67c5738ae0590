import { describe, expect } from 'vitest';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import { placePupils } from '../test-pupils.ts';
import { rolloverIn, rollingPupil } from './test-rollover.ts';

/** The next year opens on 1 May. */
const portalTest = portalTestWith(
  async ({ start }) => start(),
  (portal) => portal.clock.set('2026-05-04T09:00:00+02:00'),
);

const bothHomes = { zoneFrom: '1', zoneTo: '2Ø', secondZoneFrom: '1', secondZoneTo: '3Ø' };
const toTwoHomes = [{ toTwoHomes: true }];

describe('the next school year of a pupil with two homes', () => {
  portalTest('keeps both, on the card that is kept and on a new one', async (portal) => {
    await placePupils(portal, 'school', [
      rollingPupil('Twokept', {
        card: 'existing',
        cardNumber: '9150000000000091',
        tickets: toTwoHomes,
      }),
      rollingPupil('Twowaiting', { card: 'requested', tickets: toTwoHomes }),
      rollingPupil('Twonone', { card: 'existing', cardNumber: '9150000000000092' }),
    ]);
    const { batches, takeBack, plan, rowsOf, nextTickets } = rolloverIn(portal);
    const { pupils } = await plan();
    const priceOf = (name: string) =>
      pupils.find(({ lastName }) => lastName === name)?.pricePerMonth;
    expect(['Twokept', 'Twowaiting', 'Twonone'].map(priceOf)).toEqual([471, 471, 377]);
    const id = await batches.draft(await rowsOf('Twokept', 'Twowaiting', 'Twonone'), {}, 'ticked');
    expect(await batches.check(id)).toMatchObject({ ready: 3, pricePerMonth: 471 + 471 + 377 });
    await batches.carryOut(id);
    for (const name of ['Twokept', 'Twowaiting']) {
      expect(await nextTickets(name)).toMatchObject([
        { ...bothHomes, className: '9R', nrOfZones: 3, pricePerMonth: 471 },
      ]);
    }
    const [one] = await nextTickets('Twonone');
    expect(one).toMatchObject({ secondZoneFrom: null, secondZoneTo: null, pricePerMonth: 377 });
    const [next] = await nextTickets('Twokept');
    const row = {
      ticketId: String(next?.id),
      firstName: 'Elev',
      lastName: 'Twokept',
      className: '9R',
    };
    const back = await takeBack.draft([row], {}, 'ticked');
    expect(await takeBack.check(back)).toMatchObject({ ready: 1 });
    await takeBack.carryOut(back);
    expect(await nextTickets('Twokept')).toMatchObject([{ ...bothHomes, status: 'cancelled' }]);
    expect(await nextTickets('Twokept', '2025')).toMatchObject([
      { ...bothHomes, status: 'active' },
    ]);
  });
});
