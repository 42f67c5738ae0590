// @vitest-environment happy-dom
import { dialog } from '#testing/actions.ts';
import { act, cleanup, fireEvent } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { draftStore } from '#platform/drafts/draft-store.ts';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import {
  bodiesSent,
  changes,
  openDialog,
  openTicket,
  press,
  schoolTicketOnTheWire,
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
    expect(shownToasts().map(({ kind, title }) => [kind, title])).toEqual([
      ['success', 'The zones have been changed'],
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
});
