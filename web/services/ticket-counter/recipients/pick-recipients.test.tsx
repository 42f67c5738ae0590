// @vitest-environment happy-dom
import { listCounterRecipients } from '@takst/contract/services/ticket-counter/recipients/counter-recipient-list.contract.ts';
import { pressNow, write } from '#testing/actions.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerWith, openCounterOrder } from '../order-form/test-counter-order-form.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const kari = {
  id: 2,
  name: 'Kari Nordmann',
  phoneCountryCode: '+47',
  phone: '41234567',
  lastOrderedAt: '2026-03-02T23:30:00Z',
};
const unknown = { ...kari, id: 1, name: null, phone: '41234568' };

const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const list = () => plain(screen.getByLabelText<HTMLTextAreaElement>('Mobile numbers').value);
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

/** With the dialog loaded, which the form loads when it is opened. */
async function open() {
  await import('./pick-recipients.modal.tsx');
  await openCounterOrder();
}

async function openPicker(guests: string) {
  await open();
  answerWith(listCounterRecipients, {
    status: 200,
    body: { totalEntries: 2, matches: [kari, unknown] },
  });
  write('Mobile numbers', guests);
  pressNow('Choose earlier recipients');
  return within(await screen.findByRole('dialog', {}, { timeout: 10_000 }));
}

describe('earlier recipients', () => {
  it('are added and removed by one tick each; those on the list are ticked', async () => {
    const dialog = await openPicker('412 34 568');
    // A day in Norwegian time.
    expect((await dialog.findByRole('row', { name: /Kari/ })).textContent).toContain('03.03.2026');
    expect(box(/^Include 412.34.568/).checked).toBe(true);
    expect(box(/^Include Kari Nordmann/).checked).toBe(false);
    fireEvent.click(box(/^Include Kari Nordmann/));
    dialog.getByText('2 mobile numbers on the list');
    fireEvent.click(box(/^Include 412.34.568/));
    dialog.getByText('1 mobile number on the list');
    fireEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(list()).toBe('Kari Nordmann\t+47 412 34 567');
    screen.getByText('1 of 1 are ready');
  });

  it('are all added at once', async () => {
    const dialog = await openPicker('');
    await dialog.findByRole('row', { name: /Kari/ });
    fireEvent.click(box(/^Include all shown/));
    dialog.getByText('2 mobile numbers on the list');
    expect(list()).toBe('Kari Nordmann\t+47 412 34 567\n+47 412 34 568');
  });

  it('that cannot be fetched are said so in place, and what was typed stays', async () => {
    await open();
    answerWith(listCounterRecipients, { status: 500, body: { code: 'UNEXPECTED', id: 'x' } });
    write('Mobile numbers', '412 34 568');
    pressNow('Choose earlier recipients');
    await screen.findByText('We could not fetch earlier recipients');
    expect(list()).toBe('412 34 568');
  });
});
