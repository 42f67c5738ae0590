// @vitest-environment happy-dom
import * as order from '@takst/domain/platform/refusals/order.en.ts';
import { pressNow } from '#testing/actions.ts';
import { cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import { faults, price } from '#services/free-tickets/order/test-free-order-form.tsx';
import { openSchoolOrder, orders, valueOf, write, writePupil } from './test-school-order-form.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  for (const { id } of shownToasts()) closeToast(id);
});

/** Changes two typed pupils to cards, the second one with two homes. */
function onCards() {
  fireEvent.click(screen.getByRole('radio', { name: /^Travel cards \(ID-based\)/ }));
  write(1, 'Card number', '1234567890');
  write(2, 'Card number', '1234567891');
  const [, second] = screen.getAllByRole('checkbox', { name: 'The pupil has two homes' });
  fireEvent.click(second ?? document.body);
  fireEvent.change(screen.getByLabelText('From zone, second home'), { target: { value: '4' } });
}

const nora = ['Nora', 'Berg', '8A', '41234567'] as const;
const emil = ['Emil', 'Dahl', '8B', '41234568'] as const;

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

describe('a refused pupil', () => {
  it.each([
    ['MOBILE_TICKET_INVALID_PHONE', 'Mobile number', 'This is not a mobile number'],
    ['PHONE_HAS_TICKET', 'Mobile number', 'Another pupil of the school'],
    ['CONFLICTING_TICKET', 'First name', 'This pupil already has a school ticket'],
    ['LISTED_TWICE', 'First name', 'stands further up in the order'],
    ['CARD_HAS_TICKET', 'Card number', 'The travel card'],
    ['CARD_NUMBER_INVALID', 'Card number', 'This travel card number is not valid'],
    ['SECOND_ZONES_NOT_OFFERED', 'From zone, second home', ''],
    ['TWO_HOMES_ON_PHONE', 'From zone, second home', ''],
    ['TWO_HOMES_IN_ALL_ZONES', 'From zone, second home', ''],
  ])('is marked where it can be mended: %s', async (code, label, why) => {
    const recipients = [{ index: 1, codes: [code] }];
    await openSchoolOrder({
      answer: { status: 422, body: { code: 'RECIPIENTS_REFUSED', recipients } },
    });
    writePupil(1, nora);
    pressNow('Add a pupil');
    writePupil(2, emil);
    if (!['Mobile number', 'First name'].includes(label)) onCards();
    pressNow('Order 2 tickets');
    const [fault, ...others] = await faults();
    expect(others).toEqual([]);
    expect(fault).toMatch(new RegExp(`^Emil Dahl, ${label}: .*${why}`));
    expect(screen.queryAllByText('Exists already')).toHaveLength(
      code === 'CONFLICTING_TICKET' ? 1 : 0,
    );
    screen.getByText(/^One pupil cannot get a ticket, and nothing has been ordered/);
  });
});

describe('an order without all zones', () => {
  it.each([
    ['ruter', '2Ø', 'Choose the zone to travel to'],
    ['akt', null, 'Choose a zone'],
  ] as const)('asks for the one that is missing: %s', async (tenant, zone, fault) => {
    await openSchoolOrder({ tenant });
    writePupil(1, nora);
    // The second zone is no other any more.
    if (zone) fireEvent.change(screen.getByLabelText('From zone'), { target: { value: zone } });
    expect(price()).toBe('Choose zones to see the price.');
    pressNow('Order ticket');
    expect(await faults()).toEqual([fault]);
    expect(orders()).toEqual([]);
  });
});

describe('an order that the server refuses', () => {
  it.each([
    ['AGREEMENT_NOT_FOUND', 404, 'Choose an invoice reference'],
    ['AGREEMENT_NOT_VALID', 422, 'Choose an invoice reference'],
    ['START_DATE_NOT_OFFERED', 422, 'Choose a day from 4 March 2026 to 15 June 2026'],
    ['INVALID_ZONE_FROM', 422, 'Choose a zone'],
    ['INVALID_ZONE_TO', 422, 'Choose the zone to travel to'],
  ])('says in which field: %s', async (code, status, fault) => {
    await openSchoolOrder({ answer: { status, body: { code } } });
    writePupil(1, nora);
    pressNow('Order ticket');
    expect(await faults()).toEqual([fault]);
    expect(shownToasts()).toMatchObject([{ kind: 'error', title: 'Ordering the ticket failed!' }]);
  });

  it.each([
    ['AGREEMENT_NOT_VALID', 'The agreement is not valid on the start date. Choose another one.'],
    ['START_DATE_NOT_OFFERED', 'The start date is outside the school year. Choose another one.'],
    ['INVALID_ZONE_FROM', 'The zones cannot be chosen. Choose others.'],
    ['MEDIUM_NOT_OFFERED', 'The agreement has no tickets on this. Choose something else.'],
    ['PRODUCT_NOT_OFFERED', order.PRODUCT_NOT_OFFERED],
  ])('says why: %s', async (code, text) => {
    await openSchoolOrder({ answer: { status: 422, body: { code } } });
    writePupil(1, nora);
    pressNow('Order ticket');
    await screen.findByText(text);
    expect(screen.queryByRole('link', { name: 'Enter the post address' })).toBeNull();
  });

  it.each([
    ['START_DATE_NOT_OFFERED', 'Start date', '2026-03-09'],
    ['INVALID_ZONE_FROM', 'From zone', '3'],
    ['PRODUCT_NOT_OFFERED', 'From zone', '3'],
  ])('is told no longer once its cause is changed: %s', async (code, label, value) => {
    await openSchoolOrder({ answer: { status: 422, body: { code } } });
    writePupil(1, nora);
    pressNow('Order ticket');
    const text = (await screen.findByRole('alert')).textContent;
    write(1, 'Class', '8B');
    expect(screen.getByRole('alert').textContent).toBe(text);
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('leads to the address that is missing', async () => {
    const body = { code: 'TRAVEL_CARD_NO_COMPANY_POST_ADDRESS' };
    await openSchoolOrder({ answer: { status: 422, body } });
    writePupil(1, nora);
    pressNow('Order ticket');
    const link = await screen.findByRole('link', { name: 'Enter the post address' });
    expect(link.getAttribute('href')).toBe('/minside');
  });
});
