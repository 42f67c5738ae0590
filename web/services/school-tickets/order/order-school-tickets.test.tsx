// @vitest-environment happy-dom
import { pressNow } from '#testing/actions.ts';
import { cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import { draftStore } from '#platform/drafts/draft-store.ts';
import { cardsOf, faults, price } from '#services/free-tickets/order/test-free-order-form.tsx';
import {
  agreementOf,
  openSchoolOrder,
  orders,
  pasteInto,
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
const emil = ['Emil', 'Dahl', '8B', '41234568'] as const;

describe('an order of school tickets', () => {
  it('sends the create payload, says who, and opens the overview (spec 3 §3)', async () => {
    await openSchoolOrder({ answer: { status: 200, body: { ids: [71, 72] } } });
    writePupil(1, nora);
    pressNow('Add a pupil');
    writePupil(2, emil);
    pressNow('Order 2 tickets');
    await screen.findByText('The list');
    expect(orders()).toEqual([
      {
        agreementNumber: 500_020,
        startDate: '2026-03-04',
        validAllZones: false,
        zoneIdFrom: expect.any(String),
        zoneIdTo: expect.any(String),
        recipients: [
          {
            mediaType: 'MOBILE_TICKET',
            firstName: 'Nora',
            lastName: 'Berg',
            className: '8A',
            phoneCountryCode: '+47',
            phone: '41234567',
          },
          expect.objectContaining({ firstName: 'Emil', phone: '41234568' }),
        ],
      },
    ]);
    expect(draftStore.holdsAny()).toBe(false);
    expect(shownToasts()).toEqual([
      expect.objectContaining({
        kind: 'success',
        title: '2 tickets have been ordered!',
        text: 'Nora Berg and 1 more pupil, from 4 March',
      }),
    ]);
  });

  it('says what it costs for each pupil and in all', async () => {
    await openSchoolOrder();
    expect(price()).toContain('400 kr');
    pressNow('Add a pupil');
    pressNow('Add a pupil');
    await screen.findByRole('group', { name: 'Pupil 3' });
    expect(price()).toMatch(/^1.200.kr per month400.kr for each pupil$/);
  });

  it('takes rows of a spreadsheet, wherever they are pasted', async () => {
    await openSchoolOrder();
    writePupil(1, nora);
    pasteInto(1, 'Class', 'Emil Dahl\t8B\t+47 412 34 568\nIda Vik\t8C\t41234569');
    await screen.findByRole('group', { name: 'Pupil 3' });
    expect([1, 2, 3].map((place) => valueOf(place, 'First name'))).toEqual(['Nora', 'Emil', 'Ida']);
    expect(valueOf(2, 'Mobile number').replaceAll(/\D/gu, '')).toBe('41234568');
    expect(valueOf(3, 'Class')).toBe('8C');
  });

  it('says how many pasted pupils found no room, and where they do', async () => {
    await openSchoolOrder();
    const rows = Array.from({ length: 52 }, (_, row) => `Elev Nummer${row}\t8A\t41234567`);
    pasteInto(1, 'Class', rows.join('\n'));
    await screen.findByText('There was no room for 2 pupils');
    expect(screen.getAllByRole('link', { name: 'Order from a file or a long list' })).toHaveLength(
      2,
    );
  }, 30_000);

  it('names each pupil whose fields are wrong', async () => {
    await openSchoolOrder();
    write(1, 'First name', 'Nora');
    write(1, 'Last name', 'B');
    pressNow('Order ticket');
    expect(await faults()).toEqual([
      'Nora B, Last name: Type 2 to 100 characters',
      'Nora B, Class: Type the class, with at most 100 characters',
      expect.stringMatching(/^Nora B, Mobile number: /),
    ]);
    expect(orders()).toEqual([]);
  });

  it('keeps what was typed over a reload', async () => {
    await openSchoolOrder();
    writePupil(1, nora);
    cleanup();
    await openSchoolOrder();
    expect(valueOf(1, 'Last name')).toBe('Berg');
  });
});

describe('pupils whom the server refuses', () => {
  const refusal = (recipients: object[]) => ({
    status: 422,
    body: { code: 'RECIPIENTS_REFUSED', recipients },
  });

  it('are named with the reason; who has a ticket is marked, and the rest stays', async () => {
    await openSchoolOrder({
      answer: refusal([
        { index: 0, codes: ['CONFLICTING_TICKET'] },
        { index: 1, codes: ['PHONE_HAS_TICKET'] },
      ]),
    });
    writePupil(1, nora);
    pressNow('Add a pupil');
    writePupil(2, emil);
    pressNow('Order 2 tickets');
    expect(await faults()).toEqual([
      'Nora Berg, First name: This pupil already has a school ticket in this period',
      expect.stringMatching(/^Emil Dahl, Mobile number: Another pupil of the school/),
    ]);
    expect(screen.getByText('Exists already')).toBeTruthy();
    expect(screen.getByText(/^2 pupils cannot get a ticket, and nothing has been/)).toBeTruthy();
    expect(valueOf(2, 'First name')).toBe('Emil');
    expect(shownToasts()).toMatchObject([{ kind: 'error', title: 'Ordering the ticket failed!' }]);
    pressNow('Remove pupil Nora Berg');
    await waitFor(() => expect(screen.queryByText('Exists already')).toBeNull());
    expect(valueOf(1, 'First name')).toBe('Emil');
  });

  it('have a card number that the operator does not know (spec 3 §8)', async () => {
    await openSchoolOrder({
      answer: {
        status: 400,
        body: {
          code: 'CARD_NUMBER_INVALID',
          recipients: [{ index: 0, codes: ['CARD_NUMBER_INVALID'] }],
        },
      },
    });
    fireEvent.click(screen.getByRole('radio', { name: /^Travel cards \(ID-based\)/ }));
    write(1, 'First name', 'Nora');
    write(1, 'Last name', 'Berg');
    write(1, 'Class', '8A');
    write(1, 'Card number', '1234 567 890');
    pressNow('Order ticket');
    expect(await faults()).toEqual([
      'Nora Berg, Card number: This travel card number is not valid',
    ]);
    expect(orders()).toMatchObject([
      { recipients: [{ mediaType: 'TRAVEL_CARD', cardNumber: '1234567890' }] },
    ]);
  });
});

describe('the media of the agreement', () => {
  it('are phones and ID-based cards where it says nothing', async () => {
    await openSchoolOrder();
    expect(cardsOf('Ticket on')).toEqual([
      '*Mobile',
      'Travel cards (ID-based)',
      '-New travel cards: Not in the agreement',
    ]);
  });

  it('are new cards alone: a number of them is ordered without names', async () => {
    const company = schoolWith(agreementOf(500_021, ['new-card']));
    await openSchoolOrder({ company, answer: { status: 200, body: { ids: [1, 2, 3] } } });
    fireEvent.change(screen.getByLabelText('Number of cards'), { target: { value: '3' } });
    expect(screen.getByText(/^The cards cost 150.kr once/)).toBeTruthy();
    pressNow('Order 3 tickets');
    await screen.findByText('The list');
    expect(orders()).toMatchObject([
      { recipients: [1, 2, 3].map(() => ({ mediaType: 'TRAVEL_CARD' })) },
    ]);
    expect(shownToasts()).toMatchObject([{ text: '3 cards without names, from 4 March' }]);
  });

  it.each(['', '0', '51', 'mange'])('are not ordered in a number like "%s"', async (count) => {
    await openSchoolOrder({ company: schoolWith(agreementOf(500_021, ['new-card'])) });
    fireEvent.change(screen.getByLabelText('Number of cards'), { target: { value: count } });
    pressNow(/^Order/);
    expect(await faults()).toEqual(['Type a number from 1 to 50']);
  });
});
