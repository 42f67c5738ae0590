// @vitest-environment happy-dom
import { dialog } from '#testing/actions.ts';
import { act, cleanup, fireEvent, screen } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { draftStore } from '#platform/drafts/draft-store.ts';
import {
  bodiesSent,
  changes,
  onCard,
  openDialog,
  openTicket,
  press,
  schoolTicketOnTheWire,
  type,
} from './test-school-ticket.tsx';

afterEach(() => {
  cleanup();
  draftStore.discard('change-zone:21');
});

const ofOne = onCard('CREATED', { allowedActions: ['CHANGE_ZONE'] });
const ofTwo = { ...ofOne, secondZoneFrom: '1', secondZoneTo: '3', nrOfZones: 3 };
const preview = {
  status: 200,
  body: {
    lastDay: '2026-03-04',
    startDate: '2026-03-05',
    nrOfZones: 3,
    pricePerMonth: { before: 377, after: 471 },
  },
};
const twoHomes = () => dialog().queryByRole('checkbox', { name: 'The pupil has two homes' });
const tick = () => act(async () => fireEvent.click(twoHomes() ?? document.body));
const [from, to] = ['From zone, second home', 'To zone, second home'];

describe('the page of a pupil with two homes', () => {
  it('names the zones to both', async () => {
    await openTicket(ofTwo);
    expect(screen.getByText(/Zone 1 – Zone 2 and Zone 1 – Zone 3/)).toBeTruthy();
  });

  it('changes one home to two, with what it costs', async () => {
    await openTicket(ofOne, { preview });
    await openDialog('Change zones');
    await tick();
    await press('Change zones');
    expect(dialog().getAllByText('Choose the zones to the second home')).not.toEqual([]);
    await type(from, '1');
    await type(to, '3');
    await dialog().findByText('The price goes from 377 kr to 471 kr per month.');
    expect(dialog().getByRole('list').textContent).toContain('Zone 1 – Zone 2 and Zone 1 – Zone 3');
    await press('Change zones from 5 March');
    await expect.poll(changes).toEqual(['POST /ticket/21/change-zone']);
    expect(bodiesSent()).toEqual([
      {
        zoneFrom: '1',
        zoneTo: '2',
        secondZoneFrom: '1',
        secondZoneTo: '3',
        validAllZones: false,
        startDate: '2026-03-05',
      },
    ]);
  });

  it('changes two homes to one', async () => {
    await openTicket(ofTwo);
    await openDialog('Change zones');
    expect(twoHomes()).toHaveProperty('checked', true);
    await press('Change zones');
    await dialog().findByText('You need to change zones in order to save.');
    await tick();
    await dialog().findByText(/per month/);
    await press('Change zones from 5 March');
    await expect.poll(changes).toEqual(['POST /ticket/21/change-zone']);
    expect(bodiesSent()[0]).not.toHaveProperty('secondZoneFrom');
  });

  it('goes to all zones without the second home', async () => {
    await openTicket(ofTwo);
    await openDialog('Change zones');
    await act(async () => fireEvent.click(dialog().getByRole('radio', { name: 'All zones' })));
    expect(twoHomes()).toBeNull();
    await press('Change zones from 5 March');
    await expect.poll(changes).toHaveLength(1);
    expect(bodiesSent()).toEqual([
      { zoneFrom: null, zoneTo: null, validAllZones: true, startDate: '2026-03-05' },
    ]);
  });

  it('is not asked for on a phone', async () => {
    await openTicket(schoolTicketOnTheWire);
    await openDialog('Change zones');
    await dialog().findByText('Choose new zones, and we show what happens.');
    expect(twoHomes()).toBeNull();
  });

  it('says why it is refused', async () => {
    const refused = { status: 422, body: { code: 'SECOND_ZONES_NOT_OFFERED' } };
    await openTicket(ofOne, { preview: refused });
    await openDialog('Change zones');
    await tick();
    await type(from, '3');
    await dialog().findByText(
      'No ticket is sold for the zones to the second home. Choose other zones.',
    );
  });
});
