// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { productOnTheWire, zonesInARow } from '#company-tickets/test-offer.ts';
import { openPage } from '#company-tickets/test-page.tsx';
import { draftStore } from '#drafts/draft-store.ts';
import { fakeServer, type FakeServer } from '#testing/fake-server.ts';
import { companyOf, granlia } from '#testing/session-answers.ts';
import { OrderCompanyTicketPage } from './order-company-ticket.page.tsx';

type Answer = { status: number; body?: unknown };
type Opening = Partial<Parameters<typeof openPage>[0]>;

const path = '/bedriftsavtale/billett/opprett';
const products = [
  productOnTheWire({ id: 'company', name: 'Company ticket', prices: [700, 1300, 1900] }),
  productOnTheWire({ id: 'inner', name: 'Inner ticket', prices: [600, 0, 0], onlyIn: ['1'] }),
];
const draftName = `order-company-ticket:${granlia.id}:new`;

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const orders = () => server.asked.filter(({ method }) => method === 'POST');

async function open(
  answer: () => Answer | Promise<Answer> = () => ({
    status: 200,
    body: { id: 1, subscriberId: 7 },
  }),
  more: Opening = {},
) {
  server.answers(({ address }) => {
    if (address.includes('/zone/list'))
      return { status: 200, body: zonesInARow('3', '1', '2Ø', '4') };
    if (address.includes('/product/list')) return { status: 200, body: products };
    return answer();
  });
  const pages = { [path]: OrderCompanyTicketPage, '/bedriftsavtale': () => <p>The list</p> };
  const opened = await openPage({ pages, at: path, ...more });
  await screen.findByLabelText('First name');
  return opened;
}

const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const optionsOf = (label: string) =>
  [...screen.getByLabelText<HTMLSelectElement>(label).options]
    .filter(({ disabled }) => !disabled)
    .map(({ text }) => text);
const choose = (radio: string) =>
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(radio) }));
const price = () => document.querySelector('[aria-live="polite"] p')?.textContent;
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Order' }));

function fillIn() {
  write('Mobile', '41234567');
  write('Employee number', 'A-1');
  write('First name', 'Ingrid');
  write('Last name', 'Ali');
  fireEvent.click(screen.getByRole('checkbox'));
}

describe('what the form offers', () => {
  it('the first of this month until the 6th, and of the five next', async () => {
    await open();
    expect(optionsOf('Start date')).toEqual([
      '1 March 2026',
      '1 April 2026',
      '1 May 2026',
      '1 June 2026',
      '1 July 2026',
      '1 August 2026',
    ]);
  });

  it("begins with the operator's own zones, and the second zone only among its neighbours", async () => {
    await open();
    expect(valueOf('From zone')).toBe('1');
    expect(valueOf('To zone')).toBe('2Ø');
    expect(optionsOf('To zone')).toEqual(['Zone 3', 'Zone 2Ø']);
    write('From zone', '4');
    expect(valueOf('To zone')).toBe('2Ø');
    write('From zone', '3');
    expect(valueOf('To zone')).toBe('');
  });

  it('a price that follows the choice', async () => {
    await open();
    expect(price()).toBe('1\u00a0300\u00a0kr per month');
    choose('All zones');
    expect(price()).toBe('1\u00a0900\u00a0kr per month');
    choose('One zone');
    expect(price()).toBe('600\u00a0kr per month');
    choose('Company ticket');
    expect(price()).toBe('700\u00a0kr per month');
    write('Zone', '4');
    expect(screen.queryByRole('radio', { name: /Inner ticket/ })).toBeNull();
  });

  it('a profile only to a company that has several', async () => {
    await open();
    expect(screen.queryByLabelText('Category')).toBeNull();
    cleanup();
    const profiles = ['ADULT', 'SENIOR'];
    const agreementSettings = { ...granlia.agreementSettings, profiles };
    await open(undefined, { company: companyOf({ agreementSettings }) });
    write('Category', 'SENIOR');
    expect(price()).toBe('650\u00a0kr per month');
  });

  it('the invoice reference to choose where there are several valid ones', async () => {
    const [only] = granlia.allAgreements;
    if (!only) throw new Error('one agreement');
    const ended = Temporal.PlainDate.from('2026-03-03');
    const allAgreements = [
      only,
      { ...only, id: 2, invoiceReference: 'Branch' },
      { ...only, id: 3, invoiceReference: 'Closed', endDate: ended },
    ];
    await open(undefined, { company: companyOf({ allAgreements }) });
    expect(optionsOf('Invoice reference')).toEqual(['Main office', 'Branch']);
    fillIn();
    send();
    expect(await screen.findAllByText('Choose an invoice reference')).toHaveLength(2);
  });
});

describe('a press on Order', () => {
  it('without anything filled in says everything that is wrong at once, each line leading to its field', async () => {
    await open();
    send();
    const summary = await screen.findByRole('group', { name: /before you can/ });
    expect([...summary.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
      'Enter a valid mobile number',
      'Employee number must have 2–20 characters',
      'First name must have 2–50 characters',
      'Last name must have 2–50 characters',
      'Confirm that the employee is informed and that you have consent',
    ]);
    expect(orders()).toHaveLength(0);
  });

  it('with a number that is no mobile number is stopped here', async () => {
    await open();
    fillIn();
    write('Mobile', '22334455');
    send();
    expect(await screen.findAllByText('Enter a valid mobile number')).toHaveLength(2);
  });

  it('sends what was chosen, tells that it went well, and goes to the list', async () => {
    await open();
    fillIn();
    send();
    await screen.findByText('The list');
    expect(orders().map(({ body }) => body)).toEqual([
      {
        agreementName: '1',
        employeeId: 'A-1',
        firstName: 'Ingrid',
        lastName: 'Ali',
        phoneCountryCode: '+47',
        phone: '41234567',
        startDate: '2026-03-01',
        zoneFrom: '1',
        zoneTo: '2Ø',
        validAllZones: false,
        profileId: 'ADULT',
        productId: 'company',
      },
    ]);
    expect(draftStore.holdsAny()).toBe(false);
  });

  it('twice is one order', async () => {
    let answer: (value: Answer) => void = () => undefined;
    await open(() => new Promise<Answer>((resolve) => (answer = resolve)));
    fillIn();
    send();
    send();
    await waitFor(() => expect(orders()).toHaveLength(1));
    send();
    await act(async () => answer({ status: 200, body: { id: 1, subscriberId: 7 } }));
    await screen.findByText('The list');
    expect(orders()).toHaveLength(1);
  });
});

describe('a refused order', () => {
  const refusal = (code: string, status = 422, details = {}) => ({
    status,
    body: { code, ...details },
  });

  it.each([
    [
      409,
      'TICKET_ALREADY_HELD',
      'There already exists a pending or active ticket for this phone number.',
    ],
    [404, 'AGREEMENT_NOT_FOUND', 'The agreement no longer exists. Reload the page, and try again.'],
    [
      422,
      'AGREEMENT_NOT_VALID',
      'The agreement has expired. Choose another invoice reference, or contact us.',
    ],
    [422, 'START_DATE_NOT_OFFERED', 'This start date can no longer be chosen. Choose another one.'],
    [422, 'ZONES_NOT_OFFERED', 'These zones cannot be chosen together. Choose zones again.'],
    [422, 'PROFILE_NOT_OFFERED', 'The company cannot order this category. Choose another one.'],
    [
      422,
      'PRODUCT_NOT_OFFERED',
      'This ticket is not sold for the zones you have chosen. Choose again.',
    ],
    [422, 'PHONE_NOT_MOBILE', 'This is not a mobile number. Enter a valid mobile number.'],
  ])('%i %s is said, and the form stays', async (status, code, text) => {
    await open(() => refusal(code, status));
    fillIn();
    send();
    expect((await screen.findByText(text)).closest('[role="alert"]')).not.toBeNull();
    expect(valueOf('First name')).toBe('Ingrid');
  });

  const inQuarantine = (first: string) =>
    refusal('START_DATE_IN_QUARANTINE', 409, {
      expectedQuaranteenEndDate: first,
      lastOrder: { expirationDate: '2026-03-31' },
    });

  it('in quarantine says both dates, and offers the first date that is allowed', async () => {
    await open(() => inQuarantine('2026-05-01'));
    fillIn();
    send();
    await screen.findByText(
      'Could not order a new ticket. A ticket that has expired on 31.03.2026 already exists, according to our rules, the first available start date for a new ticket is 01.05.2026',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Start on 1 May 2026 instead' }));
    expect(valueOf('Start date')).toBe('2026-05-01');
    await waitFor(() => expect(screen.queryByText('The ticket was not ordered')).toBeNull());
  });

  it('in a quarantine longer than the choices offers no date', async () => {
    await open(() => inQuarantine('2027-01-01'));
    fillIn();
    send();
    await screen.findByText('The ticket was not ordered');
    expect(screen.queryByRole('button', { name: /instead/ })).toBeNull();
  });

  it('for a field that the server found wrong is shown at the field', async () => {
    const fields = [{ path: 'lastName', message: 'maxLength' }];
    await open(() => refusal('INVALID_INPUT', 422, { fields }));
    fillIn();
    send();
    expect(await screen.findAllByText('Last name must have 2–50 characters')).toHaveLength(2);
  });

  it('for a service that is down can be tried again', async () => {
    await open(() => refusal('UNAVAILABLE', 503));
    fillIn();
    send();
    await screen.findByText(/The service is down right now/);
    expect(valueOf('First name')).toBe('Ingrid');
  });

  it('for any other reason goes to the general error page, and nothing typed is lost', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await open(() => refusal('UNEXPECTED', 500, { id: 'x1' }));
    fillIn();
    send();
    await screen.findByText(/General error/);
    cleanup();
    await open();
    expect(valueOf('First name')).toBe('Ingrid');
  });
});

describe('the draft', () => {
  it('is there again after the page was lost, and takes no choice that is not offered any more', async () => {
    draftStore.keep(draftName, { firstName: 'Kari', startDate: '2026-02-01', zoneChoice: 'all' });
    await open();
    expect(valueOf('First name')).toBe('Kari');
    expect(valueOf('Start date')).toBe('2026-03-01');
    expect(price()).toBe('1\u00a0900\u00a0kr per month');
  });

  it('is gone after Cancel', async () => {
    await open();
    write('First name', 'Kari');
    await waitFor(() => expect(draftStore.holdsAny()).toBe(true));
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await screen.findByText('The list');
    expect(draftStore.holdsAny()).toBe(false);
  });
});
