// @vitest-environment happy-dom
import { previewSchoolZone } from '@takst/contract/services/school-tickets/ticket/preview-school-zone.contract.ts';
import { dialog } from '#testing/actions.ts';
import { act, cleanup, fireEvent, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { draftStore } from '#platform/drafts/draft-store.ts';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
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
  for (const { id } of shownToasts()) closeToast(id);
});

const chooseOneZone = () =>
  act(async () => fireEvent.click(dialog().getByRole('radio', { name: /One zone|Én sone/ })));
const text = () => dialog().getByRole('list').textContent.replaceAll('\u00a0', ' ');

describe('other zones of a school ticket', () => {
  it('show what they cost before they are sent, from the day on which they begin', async () => {
    await openTicket(schoolTicketOnTheWire);
    await openDialog('Change zones');
    await dialog().findByText('Choose new zones, and we show what happens.');
    await chooseOneZone();
    await dialog().findByText('The price goes from 377 kr to 282 kr per month.');
    expect(text()).toContain('The pupil keeps the ticket on the phone.');
    expect(text()).toContain('by the dearer of the two prices');
    expect(changes()).toEqual([]);
    await press('Change zones from 5 March');
    await expect.poll(changes).toEqual(['POST /ticket/21/change-zone']);
    expect(bodiesSent()).toEqual([
      { zoneFrom: '1', zoneTo: '1', validAllZones: false, startDate: '2026-03-05' },
    ]);
    expect(shownToasts()).toMatchObject([
      {
        kind: 'success',
        title: 'The zones have been changed',
        text: 'Anne Marie von der Lippe, from 5 March',
        link: { to: '/skole/21' },
      },
    ]);
  });

  it('are not sent while they are the same', async () => {
    await openTicket(schoolTicketOnTheWire);
    await openDialog('Change zones');
    await press('Change zones');
    await dialog().findByText('You need to change zones in order to save.');
    expect(changes()).toEqual([]);
  });

  it('say why they are not offered', async () => {
    const preview = { status: 422, body: { code: 'PRODUCT_NOT_OFFERED' } };
    await openTicket(schoolTicketOnTheWire, { preview, language: 'nb' });
    await openDialog('Bytt soner');
    await chooseOneZone();
    await dialog().findByText(/selges ikke for sonene/);
  });

  it.each([
    ['another price', {}, /^The price goes from 377 kr to 282 kr/, true],
    ['the same price', { pricePerMonth: { before: 377, after: 377 } }, /^The price stays/, false],
    ['another price from the 1st', { startDate: '2026-04-01' }, /^The price goes/, false],
    ['a price that is not known', { pricePerMonth: { before: null, after: 282 } }, /not set/, true],
  ])('say what becomes of the month: %s', async (_, changed, sentence, isDearest) => {
    const body = {
      lastDay: '2026-03-04',
      startDate: '2026-03-05',
      nrOfZones: 1,
      pricePerMonth: { before: 377, after: 282 },
      ...changed,
    };
    await openTicket(schoolTicketOnTheWire, { preview: { status: 200, body } });
    await openDialog('Change zones');
    await chooseOneZone();
    await dialog().findByText(sentence);
    expect(text().includes('by the dearer of the two prices')).toBe(isDearest);
    expect(text()).toContain('Up to and including 4 March: Zone 1 – Zone 2.');
  });

  it('say from when the old ones are never valid, and that the card stays', async () => {
    const pending = onCard('CREATED', {
      status: 'pending',
      startDate: '2026-04-01',
      allowedActions: ['CHANGE_ZONE'],
    });
    const body = {
      lastDay: '2026-03-31',
      startDate: '2026-04-01',
      nrOfZones: 3,
      pricePerMonth: { before: 377, after: 471 },
    };
    const { server } = await openTicket(pending, { preview: { status: 200, body } });
    await openDialog('Change zones');
    await act(async () => fireEvent.click(dialog().getByRole('radio', { name: /^All zones/ })));
    await dialog().findByText('The old zones are no longer valid.');
    expect(text()).toContain('All zones');
    expect(text()).toContain('The pupil uses the same card.');
    expect(server.callsTo(previewSchoolZone).at(-1)?.body).toMatchObject({
      validAllZones: true,
      zoneFrom: null,
      startDate: '2026-04-01',
    });
  });

  it('say that the old ones are valid on the one day that is left of them', async () => {
    const body = {
      lastDay: '2026-03-04',
      startDate: '2026-03-05',
      nrOfZones: 1,
      pricePerMonth: { before: 377, after: 282 },
    };
    const begun = { ...schoolTicketOnTheWire, startDate: '2026-03-04' };
    await openTicket(begun, { preview: { status: 200, body } });
    await openDialog('Change zones');
    await chooseOneZone();
    await dialog().findByText('Up to and including 4 March: Zone 1 – Zone 2.');
    expect(text()).not.toContain('no longer valid');
  });

  it('say when their price cannot be worked out', async () => {
    const preview = { status: 500, body: { code: 'UNEXPECTED', id: 'x' } };
    await openTicket(schoolTicketOnTheWire, { preview });
    await openDialog('Change zones');
    await chooseOneZone();
    await dialog().findByText('We could not work out the price');
  });

  it('begin on the day that is chosen', async () => {
    const { server } = await openTicket(schoolTicketOnTheWire);
    await openDialog('Change zones');
    await chooseOneZone();
    const days = within(dialog().getByLabelText('First day with the new zones'));
    const offered = days.getAllByRole<HTMLOptionElement>('option').map(({ value }) => value);
    expect(offered.slice(0, 4)).toEqual(['2026-03-05', '2026-04-01', '2026-05-01', '2026-06-01']);
    await type('First day with the new zones', '2026-04-01');
    await dialog().findByRole('button', { name: 'Change zones from 1 April' });
    expect(server.callsTo(previewSchoolZone).at(-1)?.body).toMatchObject({
      startDate: '2026-04-01',
    });
  });

  it.each([
    ['2026-03-04', '5 March'],
    ['2026-06-30', '30 June'],
    ['2026-07-01', '5 March'],
  ])('begin on the first day where that of a draft is not offered: %s', async (startDate, day) => {
    draftStore.keep('change-zone:21', { startDate });
    await openTicket(schoolTicketOnTheWire);
    await openDialog('Change zones');
    await chooseOneZone();
    await dialog().findByRole('button', { name: `Change zones from ${day}` });
  });

  it.each([
    ['DAY_NOT_OFFERED', () => type('First day with the new zones', '2026-05-01')],
    ['PRODUCT_NOT_OFFERED', () => type('First day with the new zones', '2026-05-01')],
    ['INVALID_ZONE_FROM', () => type('Zone', '2')],
  ])('are refused until what is wrong is changed: %s', async (code, change) => {
    await openTicket(schoolTicketOnTheWire, { answer: { status: 422, body: { code } } });
    await openDialog('Change zones');
    await chooseOneZone();
    await press('Change zones from 5 March');
    await dialog().findByRole('alert');
    expect(shownToasts()).toMatchObject([{ kind: 'error', text: 'Anne Marie von der Lippe' }]);
    await change();
    expect(dialog().queryByRole('alert')).toBeNull();
  });
});
