// @vitest-environment happy-dom
import { write } from '#testing/actions.ts';
import { plainText } from '#testing/cells-of.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { companyOf, granlia } from '#testing/session-answers.ts';
import { draftStore } from '#platform/drafts/draft-store.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  fillIn,
  openOrderForm,
  orders,
  price,
  setKnownPeople,
  subscriptionOrders,
} from '#services/company-tickets/test-order-form.tsx';
import { shownToasts } from '#platform/design/toasts/toasts.ts';
import type { Answering } from '#testing/fake-server.ts';
import { subscriptionWith } from '#ticketing/subscribers/subscriptions/test-subscriptions.ts';
import { addOnAvailable, ticketAvailable } from '#ticketing/tickets/test-offer.ts';

const available = [
  ticketAvailable,
  addOnAvailable('JOULE', 'E-bike', 600),
  addOnAvailable('OTTO', 'Car sharing', 100),
];
const texts = ['subscriptions'] as const;

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  setKnownPeople();
  vi.restoreAllMocks();
});

const tick = async (name: RegExp) => fireEvent.click(await screen.findByRole('checkbox', { name }));
/** Opens the form with what can be ordered beside the ticket. */
async function openWithAddOns(
  answer?: Parameters<typeof openOrderForm>[0],
  more: Parameters<typeof openOrderForm>[1] = {},
) {
  await openOrderForm(answer, { available, texts, ...more });
  fireEvent.click(screen.getByRole('button', { name: 'Add subscriptions' }));
}
const order = (name = 'Order') => fireEvent.click(screen.getByRole('button', { name }));

/** Fills in the person; the consent stands apart from what is ordered. */
function writePerson() {
  write('Mobile', '41234567');
  write('Employee number', 'A-1');
  write('First name', 'Ingrid');
  write('Last name', 'Ali');
  fireEvent.click(screen.getByRole('checkbox', { name: /informed about how personal data/ }));
}

describe('what is ordered', () => {
  it('is the ticket where nothing else is sold, which names the page', async () => {
    await openOrderForm();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Order ticket');
    expect(screen.queryByRole('checkbox', { name: /E-bike/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add subscriptions' })).toBeNull();
    fillIn();
    fireEvent.click(screen.getByRole('button', { name: 'Order ticket' }));
    await screen.findByText('The list');
    expect(subscriptionOrders()).toEqual([]);
  });

  it('names the page once it is known, and no sooner', async () => {
    const types = Promise.withResolvers<typeof available>();
    const opening = openOrderForm(undefined, { available: types.promise, texts });
    const title = async () => (await screen.findByRole('heading', { level: 1 })).textContent;
    expect(await title()).toBe('Loading …');
    types.resolve(available);
    await opening;
    expect(await title()).toBe('Order ticket');
  });

  it('is a ticket and subscriptions, each by a call of its own, for the price of all', async () => {
    await openWithAddOns();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Order ticket');
    await tick(/Car sharing/);
    await tick(/E-bike/);
    expect(price()?.replaceAll('\u00a0', ' ')).toBe('2 000 kr per month');
    const terms = plainText(screen.getByRole('region', { name: 'Summary' }).textContent);
    expect(terms).toContain('Including 152,00 kr VAT.');
    expect(terms).toContain(
      'The discount code is sent at once, so March 2026 is invoiced for E-bike, Car sharing, also if you end it.',
    );
    writePerson();
    order();
    await screen.findByText('The list');
    expect(orders()).toHaveLength(1);
    const person = {
      agreementId: 1,
      employeeId: 'A-1',
      firstName: 'Ingrid',
      lastName: 'Ali',
      hasNewNames: false,
      phoneCountryCode: '+47',
      phone: '41234567',
      startDate: '2026-03-01',
    };
    expect(subscriptionOrders().map(({ body }) => body)).toEqual([
      { type: 'JOULE', ...person },
      { type: 'OTTO', ...person },
    ]);
    const keys = subscriptionOrders().map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(2);
    expect(shownToasts().at(-1)).toMatchObject({
      title: 'Order succeeded!',
      text: 'Ingrid Ali, from 1 March',
      link: { to: '/bedriftsavtale/ansatt/7' },
    });
  });

  it('costs what it costs from its start, and nothing is said of what has no price', async () => {
    const [, bike, car] = available;
    const [first] = bike?.prices ?? [];
    const prices = [first, { ...first, validFrom: '2026-05-01', pricePerMonth: 650 }];
    await openWithAddOns(undefined, {
      available: [ticketAvailable, { ...bike, prices }, { ...car, prices: [] }],
    });
    await tick(/E-bike/);
    screen.getByText(/^600.kr per month$/);
    write('Start date', '2026-05-01');
    await screen.findByText(/^650.kr per month$/);
    expect(plainText(price())).toBe('1 950 kr per month');
    screen.getByText('Not set');
    expect(screen.queryByText(/The discount code is sent at once/)).toBeNull();
    await tick(/Car sharing/);
    expect(price()).toMatch(/^We have no price for this choice\./);
  });

  it.each([
    [[addOnAvailable('JOULE', 'E-bike', 600)], 'Order e-bike'],
    [
      [addOnAvailable('JOULE', 'E-bike', 600), addOnAvailable('OTTO', 'Car sharing', 100)],
      'Order subscription',
    ],
  ])('names the page where no ticket is sold (%#)', async (sold, title) => {
    await openOrderForm(undefined, { available: sold, texts });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    screen.getByText('Who is the subscription for?');
    expect(screen.queryByLabelText('From zone')).toBeNull();
  });

  it('is a subscription alone, which needs no zones', async () => {
    const agreementSettings = { ...granlia.agreementSettings, profiles: ['ADULT', 'SENIOR'] };
    await openWithAddOns(undefined, { company: companyOf({ agreementSettings }) });
    screen.getByLabelText('Category');
    await tick(/Company ticket/);
    await tick(/E-bike/);
    expect(screen.queryByLabelText('From zone')).toBeNull();
    // The price of subscriptions is the same for everybody.
    expect(screen.queryByLabelText('Category')).toBeNull();
    expect(price()?.replaceAll('\u00a0', ' ')).toBe('600 kr per month');
    writePerson();
    order('Order subscription');
    await screen.findByText('The list');
    expect(orders()).toEqual([]);
    expect(subscriptionOrders()).toHaveLength(1);
    expect(draftStore.holdsAny()).toBe(false);
  });

  it('is something', async () => {
    await openWithAddOns();
    await tick(/Company ticket/);
    writePerson();
    order('Order ticket');
    expect((await screen.findAllByText('Choose what to order')).length).toBeGreaterThan(0);
    expect(orders()).toEqual([]);
  });
});

describe('an order of which a part fails', () => {
  it('says exactly what was not ordered, and why, and orders that alone again', async () => {
    let answers = 0;
    const subscribed = () => {
      answers += 1;
      return answers === 1
        ? { status: 409, body: { code: 'SUBSCRIPTION_ALREADY_HELD', type: 'JOULE' } }
        : { status: 200, body: { id: 3, subscriberId: 7 } };
    };
    await openWithAddOns(undefined, { subscribed });
    await tick(/E-bike/);
    await tick(/Car sharing/);
    writePerson();
    order();
    await screen.findByText('Something was not ordered');
    const notice = (await screen.findByText('Ordered: Company ticket')).closest('ul');
    if (!notice) throw new Error('no list of what was ordered');
    expect(
      within(notice)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Ordered: Company ticket',
      'Ordered: Car sharing',
      'Not ordered: E-bike. There already exists an electrical bike subscription for this phone number.',
    ]);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /E-bike/ }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Car sharing/ }).checked).toBe(
      false,
    );
    order('Order subscription');
    await screen.findByText('The list');
    expect(orders()).toHaveLength(1);
    expect(subscriptionOrders().map(({ body }) => (body as { type: string }).type)).toEqual([
      'JOULE',
      'OTTO',
      'JOULE',
    ]);
  });

  it('names what the server could not answer, and offers it again', async () => {
    await openWithAddOns(undefined, {
      subscribed: () => ({ status: 503, body: {}, isOutsideContract: true }),
    });
    await tick(/E-bike/);
    writePerson();
    order();
    await screen.findByText('Something was not ordered');
    screen.getByText('Ordered: Company ticket');
    screen.getByText(/^Not ordered: E-bike/);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /E-bike/ }).checked).toBe(true);
    expect(screen.queryByText('The list')).toBeNull();
    order('Order subscription');
    await waitFor(() => expect(subscriptionOrders()).toHaveLength(2));
    // The server may have placed it: the second press is no second order.
    const [first, second] = subscriptionOrders().map(({ headers }) =>
      headers.get('idempotency-key'),
    );
    expect(second).toBe(first);
  });

  it('says that nothing was ordered where all was refused, but not of a part', async () => {
    let sold = '';
    const subscribed: Answering = ({ body }) =>
      (body as { type: string }).type === sold
        ? { status: 200, body: { id: 3, subscriberId: 7 } }
        : { status: 422, body: { code: 'AGREEMENT_NOT_VALID' } };
    await openWithAddOns(undefined, { subscribed });
    await tick(/Company ticket/);
    await tick(/E-bike/);
    writePerson();
    order('Order subscription');
    await screen.findByText('The order failed');
    screen.getByText(/^Not ordered: E-bike\. The agreement has expired\./);
    expect(screen.queryByText(/^Ordered:/)).toBeNull();
    sold = 'OTTO';
    await tick(/Car sharing/);
    order('Order subscription');
    const notice = (await screen.findByText('Something was not ordered')).closest('[role=status]');
    expect(notice?.textContent).toMatch(/Ordered: Car sharing.*Not ordered: E-bike/);
  });

  it('orders no subscription when the ticket is refused', async () => {
    const refusal = { status: 409, body: { code: 'TICKET_ALREADY_HELD' } };
    await openWithAddOns(refusal);
    await tick(/E-bike/);
    writePerson();
    order();
    await screen.findByText(/There already exists a pending or active ticket/);
    expect(subscriptionOrders()).toEqual([]);
  });
});

describe('what a known person has', () => {
  it('cannot be chosen', async () => {
    setKnownPeople({
      person: {
        id: 7,
        firstName: 'Kari',
        lastName: 'Solheim',
        employeeId: '10001',
        phoneCountryCode: '+47',
        phone: '41234567',
        ticket: { status: 'active', startDate: '2026-01-01', expirationDate: null },
        holdsOpenEnded: true,
        firstPossibleStart: null,
      },
    });
    await openWithAddOns(undefined, { subscriptions: [subscriptionWith({})] });
    await tick(/E-bike/);
    write('Mobile', '41234567');
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /E-bike/ }).disabled).toBe(
        true,
      ),
    );
    // What was ticked before is not ordered.
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /E-bike/ }).checked).toBe(false);
    screen.getByText('Kari has this already.');
    // Why they get no second ticket stands beside their name, and in the place of an order (spec 2 §8).
    await vi.waitFor(() =>
      expect(screen.getAllByText(/has a ticket that runs until it is ended/)).toHaveLength(2),
    );
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Car/ }).disabled).toBe(false);
  });
});
