// @vitest-environment happy-dom
import { pressNow } from '#testing/actions.ts';
import { plainText } from '#testing/cells-of.ts';
import { cleanup, fireEvent, screen } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import { companyOf } from '#testing/session-answers.ts';
import { cardsOf, faults } from '#services/free-tickets/order/test-free-order-form.tsx';
import {
  agreementOf,
  openSchoolOrder,
  orders,
  schoolWith,
  valueOf,
  write,
  writePupil,
} from './test-school-order-form.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  for (const { id } of shownToasts()) closeToast(id);
});

const nora = ['Nora', 'Berg', '8A', '41234567'] as const;

describe('the media of the agreement', () => {
  it('are phones and ID-based cards where it says nothing', async () => {
    await openSchoolOrder();
    expect(cardsOf('Ticket on')).toEqual([
      '*Mobile',
      'Travel cards (ID-based)',
      '-New travel cards: Not in the agreement',
    ]);
  });

  it('are those of the chosen agreement, and of any before one is chosen', async () => {
    const company = schoolWith(agreementOf(500_020, ['phone']), agreementOf(500_021, ['new-card']));
    await openSchoolOrder({ company });
    const card = 'Travel cards (ID-based): Not in the agreement';
    const media = () => cardsOf('Ticket on').map(plainText);
    expect(media()).toEqual(['*Mobile', `-${card}`, 'New travel cards: 50 kr']);
    fireEvent.change(screen.getByLabelText('Invoice reference'), { target: { value: '500021' } });
    expect(media()).toEqual([
      '-*Mobile: Not in the agreement',
      `-${card}`,
      'New travel cards: 50 kr',
    ]);
  });

  it('keep what was typed for another', async () => {
    await openSchoolOrder();
    writePupil(1, nora);
    const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));
    choose(/^Travel cards \(ID-based\)/);
    write(1, 'Card number', '1234567890');
    choose(/^Mobile/);
    expect(valueOf(1, 'Mobile number').replaceAll(/\D/gu, '')).toBe('41234567');
    choose(/^Travel cards \(ID-based\)/);
    expect(valueOf(1, 'Card number')).toBe('1234567890');
  });

  it.each([3, 50])('are new cards alone, ordered without names: %i', async (count) => {
    const company = schoolWith(agreementOf(500_021, ['new-card']));
    const ids = Array.from({ length: count }, (_, place) => place + 1);
    await openSchoolOrder({ company, answer: { status: 200, body: { ids } } });
    fireEvent.change(screen.getByLabelText('Number of cards'), {
      target: { value: String(count) },
    });
    const fee = plainText(screen.getByText(/^The cards cost/).textContent);
    expect(fee).toContain(count === 3 ? 'cost 150 kr once' : 'cost 2 500 kr once');
    pressNow(`Order ${count} tickets`);
    await screen.findByText('The list');
    expect(orders()).toMatchObject([{ recipients: ids.map(() => ({ mediaType: 'TRAVEL_CARD' })) }]);
    expect(shownToasts()).toMatchObject([{ text: `${count} cards without names, from 4 March` }]);
  });

  it('are no new cards while the school has no post address', async () => {
    const company = companyOf({ allAgreements: [agreementOf(500_021, ['new-card'])] });
    await openSchoolOrder({ company });
    screen.getByText('The school has no post address');
    fireEvent.change(screen.getByLabelText('Number of cards'), { target: { value: '3' } });
    pressNow('Order 3 tickets');
    expect(await faults()).toEqual([
      'Enter the school’s post address, or choose something else than new travel cards',
    ]);
    expect(orders()).toEqual([]);
  });

  it.each(['', '0', '51', 'mange'])('are not ordered in a number like "%s"', async (count) => {
    await openSchoolOrder({ company: schoolWith(agreementOf(500_021, ['new-card'])) });
    fireEvent.change(screen.getByLabelText('Number of cards'), { target: { value: count } });
    pressNow(/^Order/);
    expect(await faults()).toEqual(['Type a number from 1 to 50']);
  });
});
