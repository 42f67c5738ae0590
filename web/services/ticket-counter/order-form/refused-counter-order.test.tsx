// @vitest-environment happy-dom
import { pressNow, write } from '#testing/actions.ts';
import { act, cleanup, screen, waitFor } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { faults } from '#services/free-tickets/order/test-free-order-form.tsx';
import {
  choose,
  counterAgreementOf,
  counterWith,
  openCounterOrder,
  referenceOf,
} from './test-counter-order-form.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

type Refused = { status?: number; more?: object; medium?: RegExp };

async function openRefused(code: string, { status = 422, more = {}, medium }: Refused = {}) {
  await openCounterOrder({
    company: counterWith(counterAgreementOf(500_030), counterAgreementOf(500_031)),
    references: [referenceOf(11, 'Guests'), referenceOf(12, 'Project')],
    answer: { status, body: { code, ...more } },
  });
  if (medium) choose(medium);
  if (medium?.test('Impuls card')) write(/^Adult/, '2');
  else if (medium) {
    write('Card numbers', '1234567890');
    write('Amount on each card', '200');
  } else write('Mobile numbers', '41234567');
  pressNow(/^(Order|Fill) /);
  return (await screen.findByRole('alert')).textContent;
}

const paper = /^Impuls card/;
const money = /^Travel money/;

describe('an order at the counter that the server refuses', () => {
  it.each<[code: string, refused: Refused, fault: string | null, text: string]>([
    [
      'AGREEMENT_NOT_FOUND',
      { status: 404 },
      'Choose an agreement that is valid',
      'The agreement no longer exists.',
    ],
    [
      'AGREEMENT_NOT_VALID',
      {},
      'Choose an agreement that is valid',
      'The agreement is not valid on this day.',
    ],
    [
      'PRODUCT_NOT_OFFERED',
      {},
      'Choose a ticket that is sold for these zones and categories',
      'This ticket is not sold for the zones',
    ],
    [
      'MEDIUM_NOT_OFFERED',
      {},
      'Choose how they get the tickets',
      'The ticket cannot be delivered in this way.',
    ],
    ['INVALID_ZONE_FROM', {}, 'Choose a zone', 'The zones cannot be chosen.'],
    ['INVALID_ZONE_TO', {}, 'Choose the zone to travel to', 'The zones cannot be chosen.'],
    [
      'START_DATE_NOT_OFFERED',
      { medium: paper },
      'Choose the first day',
      'The first day cannot be chosen.',
    ],
    [
      'SEND_TIME_NOT_OFFERED',
      {},
      'Choose a day and a time, at most 60 days ahead',
      'The time has passed, or is too far ahead.',
    ],
    [
      'AMOUNT_NOT_OFFERED',
      { medium: money },
      'Type an amount from 50 to 5000 kroner',
      'This amount cannot be put on a card.',
    ],
    [
      'HAND_OVER_NOT_OFFERED',
      { medium: paper },
      'Choose how you get the cards',
      'The agreement does not have this way',
    ],
    ['TOO_MANY_TICKETS', {}, null, 'The order has too many tickets.'],
    [
      'INVOICE_REFERENCE_REQUIRED',
      {},
      'Choose an invoice reference',
      'The company requires an invoice reference.',
    ],
    [
      'INVOICE_REFERENCE_NOT_FOUND',
      {},
      'Choose an invoice reference',
      'The invoice reference has been deleted.',
    ],
    [
      'PERSONAL_REFERENCE_WRONG_FORM',
      { more: { pattern: 'P####' } },
      'Type the reference as the invoice reference requires',
      'Type the personal reference as P####, for example P1234.',
    ],
  ])('says why, and in which field: %s', async (code, refused, fault, text) => {
    expect(await openRefused(code, refused)).toContain(`Nothing has been ordered${text}`);
    if (fault !== null) expect(await faults()).toEqual([fault]);
  });

  it.each<[code: string, refused: Refused, label: string | RegExp, value: string]>([
    ['AGREEMENT_NOT_FOUND', { status: 404 }, 'Agreement', '500031'],
    ['PRODUCT_NOT_OFFERED', {}, 'Mobile numbers', '41234568'],
    ['INVALID_ZONE_TO', {}, 'From zone', '3'],
    ['START_DATE_NOT_OFFERED', { medium: paper }, 'First day', '2026-03-05'],
    ['SEND_TIME_NOT_OFFERED', {}, 'Sent', 'tomorrow'],
    ['AMOUNT_NOT_OFFERED', { medium: money }, 'Amount on each card', '100'],
    ['TOO_MANY_TICKETS', {}, 'Mobile numbers', '41234568'],
    ['INVOICE_REFERENCE_NOT_FOUND', {}, /^Invoice reference/, '12'],
    [
      'PERSONAL_REFERENCE_WRONG_FORM',
      { more: { pattern: 'P####' } },
      /^Personal reference/,
      'P1234',
    ],
  ])('is told no longer once its cause is changed: %s', async (code, refused, label, value) => {
    const text = await openRefused(code, refused);
    if (code !== 'PERSONAL_REFERENCE_WRONG_FORM') {
      write(/^Personal reference/, 'Party');
    }
    await act(async () => undefined);
    expect(screen.getByRole('alert').textContent).toBe(text);
    write(label, value);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});
