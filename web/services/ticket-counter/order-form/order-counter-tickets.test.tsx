// @vitest-environment happy-dom
import { pressNow, write } from '#testing/actions.ts';
import { cleanup, fireEvent, screen } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import { draftStore } from '#platform/drafts/draft-store.ts';
import { faults } from '#services/free-tickets/order/test-free-order-form.tsx';
import {
  choose,
  counterAgreementOf,
  counterWith,
  openCounterOrder,
  orders,
  phones,
  sent,
} from './test-counter-order-form.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  for (const { id } of shownToasts()) closeToast(id);
});

describe('the page of an order at the counter', () => {
  it('opens for a company of which no agreement is valid any more', async () => {
    const expired = Temporal.PlainDate.from('2026-02-28');
    const company = counterWith({ ...counterAgreementOf(500_030), endDate: expired });
    await openCounterOrder({ company });
    expect(screen.queryByText(/^General error/)).toBeNull();
    screen.getByLabelText('Mobile numbers');
  });
});

describe('an order of codes by SMS', () => {
  it('goes to 40 numbers that are pasted, and opens the order', async () => {
    await openCounterOrder();
    write('Mobile numbers', phones(40));
    await screen.findByText('40 of 40 are ready');
    pressNow(/^Order 40 tickets for 2.760.kr$/);
    expect(await sent()).toMatchObject({
      agreementNumber: 500_030,
      productTemplateId: 'single',
      mediaType: 'MOBILE_TICKET',
      startDate: null,
      sendAt: null,
      handOver: null,
      expectedOre: 40 * 6900,
      lines: [{ profileId: 'ADULT', quantity: 40, cardNumbers: [] }],
    });
    const lines = orders()[0]?.['lines'] as { phones: object[] }[] | undefined;
    expect(lines?.[0]?.phones).toHaveLength(40);
    expect(lines?.[0]?.phones[0]).toEqual({
      name: null,
      phoneCountryCode: '+47',
      phone: '41234100',
    });
    expect(draftStore.holdsAny()).toBe(false);
    expect(shownToasts()).toEqual([
      expect.objectContaining({
        title: '40 tickets have been ordered',
        text: expect.stringMatching(/^Order 71, 2.760.kr$/u),
        link: { to: '/billettluka/ordrehistorikk/71', text: 'See the order' },
      }),
    ]);
  });

  it('has a line for each profile, by name, count and the choice for all others', async () => {
    await openCounterOrder();
    write('Mobile numbers', 'Kari Nordmann; 412 34 567; senior; 2\nOla 412 34 568\n41234569;adult');
    fireEvent.change(screen.getByLabelText('Category of lines without one'), {
      target: { value: 'SENIOR' },
    });
    pressNow(/^Order 4 tickets/);
    expect(await sent()).toMatchObject({
      expectedOre: 6900 + 3 * 3400,
      lines: [
        { profileId: 'ADULT', quantity: 1, phones: [{ phone: '41234569' }] },
        {
          profileId: 'SENIOR',
          quantity: 3,
          phones: [
            { name: 'Kari Nordmann', phone: '41234567' },
            { name: 'Kari Nordmann', phone: '41234567' },
            { name: 'Ola', phone: '41234568' },
          ],
        },
      ],
    });
  });

  it('says of each line that is not ready why, and is not sent', async () => {
    await openCounterOrder();
    write('Mobile numbers', '412 34 567\nKari\n22 33 44 55\n');
    await screen.findByText('1 of 3 are ready');
    screen.getByText('Line 2, “Kari”: The number is missing');
    screen.getByText('Line 3, “22 33 44 55”: This is not a mobile number');
    pressNow(/^Order/);
    expect(await faults()).toEqual(['Correct the lines that are not ready']);
    expect(orders()).toEqual([]);
  });

  it('goes out at the hour that is chosen, in Norwegian time', async () => {
    await openCounterOrder();
    write('Mobile numbers', '41234567');
    fireEvent.change(screen.getByLabelText('Sent'), { target: { value: 'tomorrow' } });
    pressNow(/^Order 1 ticket/);
    // The test's day is 4 March 2026.
    expect(await sent()).toMatchObject({ sendAt: '2026-03-05T06:00:00Z' });
  });

  it('goes out 60 days ahead at most', async () => {
    await openCounterOrder();
    write('Mobile numbers', '41234567');
    write('Sent', 'other');
    await screen.findByLabelText('Day');
    write('Day', '04.05.2026');
    pressNow(/^Order 1 ticket/);
    expect(await faults()).toEqual(['Choose a day and a time, at most 60 days ahead']);
    write('Day', '03.05.2026');
    pressNow(/^Order 1 ticket/);
    expect(await sent()).toMatchObject({ sendAt: '2026-05-03T05:00:00Z' });
  });

  it('marks the lines that the server refuses, until they are changed', async () => {
    await openCounterOrder({
      answer: {
        status: 422,
        body: {
          code: 'RECIPIENTS_REFUSED',
          recipients: [{ line: 0, index: 1, code: 'PHONE_NOT_MOBILE' }],
        },
      },
    });
    write('Mobile numbers', '41234567\n+46 8 123 456 78');
    pressNow(/^Order 2 tickets/);
    await screen.findByText(/^One line of the list cannot be used/);
    screen.getByText('Line 2, “+46 8 123 456 78”: This is not a mobile number');
    write('Mobile numbers', '41234567\n+46 70 123 45 67');
    await screen.findByText('2 of 2 are ready');
  });

  it('is sent once, however often the button is pressed', async () => {
    await openCounterOrder();
    write('Mobile numbers', '41234567');
    pressNow(/^Order 1 ticket/);
    pressNow(/^Order 1 ticket/);
    expect(await sent()).toMatchObject({ expectedOre: 6900 });
  });

  it('keeps what was typed over a reload', async () => {
    await openCounterOrder();
    write('Mobile numbers', '41234567');
    cleanup();
    await openCounterOrder();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Mobile numbers').value).toBe('41234567');
  });
});

describe('other media', () => {
  it('codes to hand out are counted by profile', async () => {
    await openCounterOrder();
    choose(/^List of codes/);
    write(/^Adult/, '34');
    write(/^Senior/, '5');
    pressNow(/^One more: Senior, 34.kr$/);
    pressNow(/^Order 40 tickets/);
    expect(await sent()).toMatchObject({
      lines: [
        { profileId: 'ADULT', quantity: 34, phones: [] },
        { profileId: 'SENIOR', quantity: 6, phones: [] },
      ],
      expectedOre: 34 * 6900 + 6 * 3400,
    });
  });

  it('paper has passengers, at most 50 on a card, a first day and an address', async () => {
    await openCounterOrder();
    choose(/^Impuls card/);
    write(/^Adult/, '60');
    await screen.findByText(/^There will be 2 cards/);
    expect(screen.getByLabelText<HTMLInputElement>('Address').value).toBe('Veien 1');
    screen.getByText('Takes about 7 working days');
    pressNow(/^Order for 60 passengers/);
    expect(await sent()).toMatchObject({
      mediaType: 'TRAVEL_CARD_ULTRALIGHT',
      startDate: '2026-03-04',
      lines: [
        { profileId: 'ADULT', quantity: 50 },
        { profileId: 'ADULT', quantity: 10 },
      ],
      handOver: {
        kind: 'post',
        address: { addressLine1: 'Veien 1', postCode: '0150', postArea: 'Oslo' },
      },
    });
  });

  it('paper is not offered where the agreement hands none out, nor what it blacklists', async () => {
    const terms = { hasMailDelivery: false, visitAddress: null, blackListedProducts: ['money'] };
    await openCounterOrder({ company: counterWith(counterAgreementOf(500_031, terms)) });
    const paper = screen.getByRole<HTMLInputElement>('radio', { name: /^Impuls card/ });
    expect(paper.disabled).toBe(true);
    screen.getByText('Not in the agreement');
    expect(screen.queryByRole('radio', { name: /^Travel money/ })).toBeNull();
  });

  it('travel money goes on cards, without zones, each once', async () => {
    await openCounterOrder();
    choose(/^Travel money/);
    expect(screen.queryByRole('radiogroup', { name: 'Valid in' })).toBeNull();
    write('Card numbers', '1234 567 890\n1234567890');
    write('Amount on each card', '20');
    pressNow(/^Fill/);
    expect(await faults()).toEqual([
      'Correct the lines that are not ready',
      'Type an amount from 50 to 5000 kroner',
    ]);
    screen.getByText('Line 2, “1234567890”: The card stands further up in the list');
    write('Card numbers', '1234 567 890\n12345678901');
    write('Amount on each card', '200');
    pressNow(/^Fill 2 cards for 400.kr/);
    expect(await sent()).toMatchObject({
      productTemplateId: 'money',
      mediaType: 'TRAVEL_CARD',
      zoneIdFrom: null,
      amountOre: 20_000,
      expectedOre: 40_000,
      lines: [{ profileId: null, quantity: 2, cardNumbers: ['1234567890', '12345678901'] }],
    });
  });
});
