// @vitest-environment happy-dom
import { orderCounterTickets } from '@takst/contract/services/ticket-counter/order/order-counter-tickets.contract.ts';
import { listInvoiceReferences } from '@takst/contract/services/ticket-counter/references/invoice-reference-list.contract.ts';
import { createInvoiceReference } from '@takst/contract/services/ticket-counter/references/create-invoice-reference.contract.ts';
import { pressNow, write } from '#testing/actions.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import { draftStore } from '#platform/drafts/draft-store.ts';
import { faults } from '#services/free-tickets/order/test-free-order-form.tsx';
import { cup } from '../test-counter-orders.ts';
import {
  answerWith,
  counterAgreementOf,
  counterWith,
  openCounterOrder,
  orders,
  products,
  referenceOf,
  sent,
} from './test-counter-order-form.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  for (const { id } of shownToasts()) closeToast(id);
});

describe('references', () => {
  const guests = referenceOf(11, 'Guests', { budgetOre: 10_000, leftOre: 5000 });
  const project = referenceOf(12, 'Project', { personalReferencePattern: 'P####' });

  it('one is required by the setting, in the form that it wants', async () => {
    await openCounterOrder({
      references: [guests, project],
      settings: { invoiceReferenceIsMandatory: true },
    });
    write('Mobile numbers', '41234567');
    pressNow(/^Order 1 ticket/);
    expect(await faults()).toEqual(['Choose an invoice reference']);
    write(/^Invoice reference/, '12');
    await screen.findByText('Written as P####, for example P1234');
    write(/^Personal reference/, 'P12');
    pressNow(/^Order 1 ticket/);
    expect(await faults()).toEqual(['Type the reference as the invoice reference requires']);
    write(/^Personal reference/, 'P2041');
    pressNow(/^Order 1 ticket/);
    expect(await sent()).toMatchObject({ invoiceReferenceId: 12, personalReference: 'P2041' });
  });

  it('an order above the budget is confirmed first', async () => {
    await openCounterOrder({ references: [guests] });
    write('Mobile numbers', '41234567');
    write(/^Invoice reference/, '11');
    await screen.findByText(/^50.kr left of the budget of this year$/);
    pressNow(/^Order 1 ticket/);
    expect(await faults()).toEqual(['Confirm that the order is above the budget']);
    fireEvent.click(screen.getByRole('checkbox', { name: /19.kr above the budget/ }));
    pressNow(/^Order 1 ticket/);
    expect(await sent()).toMatchObject({ isBeyondBudget: true });
  });

  it('a budget that others have used since is asked about, too', async () => {
    await openCounterOrder({
      references: [{ ...guests, leftOre: 100_000 }],
      answer: { status: 409, body: { code: 'BUDGET_EXCEEDED', leftOre: 1000 } },
    });
    write('Mobile numbers', '41234567');
    write(/^Invoice reference/, '11');
    pressNow(/^Order 1 ticket/);
    await screen.findByText(/^The invoice reference has 10.kr left/);
    answerWith(orderCounterTickets, { status: 200, body: { id: 71 } });
    fireEvent.click(screen.getByRole('checkbox', { name: /although the budget/ }));
    pressNow(/^Order 1 ticket/);
    await screen.findByText('The order');
    expect(orders().map(({ isBeyondBudget }) => isBeyondBudget)).toEqual([false, true]);
  });

  it('a new one is made in place only by whom the settings let', async () => {
    await import('../references/new-reference.modal.tsx');
    await openCounterOrder();
    expect(screen.queryByRole('button', { name: 'New invoice reference' })).toBeNull();
    cleanup();
    await openCounterOrder({ settings: { allowTicketAdminsToUpdateInvoiceReferences: true } });
    const fields = async () =>
      within(await screen.findByRole('dialog'))
        .getAllByRole<HTMLInputElement>('textbox')
        .map(({ name }) => name);
    pressNow('New invoice reference');
    // Buyers add the text alone.
    expect(await fields()).toEqual(['reference']);
    const added = referenceOf(13, 'Course');
    answerWith(createInvoiceReference, { status: 200, body: added });
    answerWith(listInvoiceReferences, { status: 200, body: { totalEntries: 1, matches: [added] } });
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Course' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const reference = () => screen.getByLabelText<HTMLSelectElement>(/^Invoice reference/).value;
    await waitFor(() => expect(reference()).toBe('13'));
    write('Mobile numbers', '41234567');
    pressNow(/^Order 1 ticket/);
    expect(await sent()).toMatchObject({ invoiceReferenceId: 13, personalReference: '' });
    cleanup();
    const features = ['ticketCounter', 'ticketCounter.order', 'ticketCounter.settings'] as const;
    await openCounterOrder({ features });
    pressNow('New invoice reference');
    expect(await fields()).toEqual(['reference', 'budget', 'pattern']);
  });
});

describe('a price that has changed', () => {
  it('is shown, and accepted by the next press', async () => {
    await openCounterOrder({
      answer: { status: 409, body: { code: 'PRICE_CHANGED', totalOre: 7000 } },
    });
    write('Mobile numbers', '41234567');
    pressNow(/^Order 1 ticket for 69.kr/);
    await screen.findByText(/^The price has become 70.kr since/);
    answerWith(orderCounterTickets, { status: 200, body: { id: 71 } });
    pressNow(/^Order 1 ticket for 70.kr/);
    await screen.findByText('The order');
    expect(orders().map(({ expectedOre }) => expectedOre)).toEqual([6900, 7000]);
  });
});

it('several agreements are told apart, each with what it sells', async () => {
  const few = counterAgreementOf(500_032, { blackListedProducts: ['single'] });
  await openCounterOrder({ company: counterWith(counterAgreementOf(500_030), few) });
  write('Mobile numbers', '41234567');
  fireEvent.change(screen.getByLabelText('Agreement'), { target: { value: '500032' } });
  await waitFor(() => expect(screen.queryByRole('radio', { name: /^Single/ })).toBeNull());
  pressNow(/^Order 1 ticket/);
  expect(await sent()).toMatchObject({ agreementNumber: 500_032, productTemplateId: 'month' });
});

it('a counter that sells nothing says so', async () => {
  const blackListedProducts = products.map(({ id }) => id);
  await openCounterOrder({
    company: counterWith(counterAgreementOf(500_033, { blackListedProducts })),
    shows: /^The agreement has no tickets to order/,
  });
  expect(screen.queryByRole('radiogroup', { name: 'Ticket' })).toBeNull();
});

describe('an order that is placed again', () => {
  it('fills the form with all that it had, and is no order yet', async () => {
    await openCounterOrder({
      at: '/billettluka?fra=48211',
      references: [referenceOf(11, 'Guests')],
      former: {
        lines: [
          { profileId: 'ADULT', profileName: null, quantity: 1, productPrice: 42 },
          { profileId: 'SENIOR', profileName: null, quantity: 1, productPrice: 21 },
        ],
        invoiceReferenceId: 11,
        personalReference: 'Nordic council',
      },
      deliveries: [
        { recipientName: 'Kari Nordmann', profileId: 'ADULT' },
        { recipientName: null, profileId: 'SENIOR' },
      ],
    });
    await screen.findByText('The same as order 48211');
    expect(orders()).toEqual([]);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Mobile numbers').value).toMatch(
      /^Kari Nordmann\t\+47.412.38.101\tVoksen\n\+47.412.38.101\tHonnør$/u,
    );
    pressNow(/^Order 2 tickets/);
    expect(await sent()).toMatchObject({
      agreementNumber: 500_030,
      productTemplateId: 'single',
      invoiceReferenceId: 11,
      personalReference: 'Nordic council',
      lines: [
        { profileId: 'ADULT', phones: [{ name: 'Kari Nordmann', phone: '41238101' }] },
        { profileId: 'SENIOR', phones: [{ name: null, phone: '41238101' }] },
      ],
    });
  });

  it('counts the codes of an order that was handed out', async () => {
    await openCounterOrder({
      at: '/billettluka?fra=48211',
      former: {
        // Paper has a line for each card.
        lines: [4, 3].map((quantity) => ({
          profileId: 'SENIOR',
          profileName: null,
          quantity,
          productPrice: 21,
        })),
      },
    });
    await screen.findByText('The same as order 48211');
    expect(screen.getByLabelText<HTMLInputElement>(/^Senior/).value).toBe('7');
  });

  it('that is out of reach is an empty form', async () => {
    await openCounterOrder({ at: '/billettluka?fra=1' });
    expect(screen.getByLabelText<HTMLTextAreaElement>('Mobile numbers').value).toBe('');
    expect(screen.queryByText(/^The same as order/)).toBeNull();
  });

  it('is one of the three newest, by a press', async () => {
    await openCounterOrder({
      newest: [cup],
      former: {
        lines: [{ profileId: 'SENIOR', profileName: null, quantity: 7, productPrice: 21 }],
      },
    });
    write('Mobile numbers', '41234567');
    fireEvent.click(screen.getByRole('link', { name: /^3 × Single ticket/ }));
    await screen.findByText('The same as order 48211');
    expect(screen.getByLabelText<HTMLInputElement>(/^Senior/).value).toBe('7');
    // What was typed before is kept as the draft of the other form.
    expect(draftStore.holdsAny()).toBe(true);
  });
});
