// @vitest-environment happy-dom
import type { Answer } from '#testing/fake-server.ts';
import { write } from '#testing/actions.ts';
import { act, cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  choose,
  fillIn,
  openOrderForm,
  optionsOf,
  orders,
  price,
  send,
  valueOf,
} from '#services/company-tickets/test-order-form.tsx';
import { shownToasts } from '#platform/design/toasts/toasts.ts';
import { draftStore } from '#platform/drafts/draft-store.ts';
import { companyOf, granlia } from '#testing/session-answers.ts';

const draftName = `order-company-ticket:${granlia.id}:new`;

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the order form', () => {
  it('offers the first of this month until the 6th, and of the next five months', async () => {
    await openOrderForm();
    expect(optionsOf('Start date')).toEqual([
      '1 March 2026',
      '1 April 2026',
      '1 May 2026',
      '1 June 2026',
      '1 July 2026',
      '1 August 2026',
    ]);
  });

  it('offers any day from today if the company may select freely', async () => {
    const features = ['companyTicket', 'companyTicket.order', 'dates.arbitrary'] as const;
    await openOrderForm(undefined, { features });
    const picker = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Start date' });
    expect(picker.value).toBe('');
    fillIn();
    send();
    expect(await screen.findAllByText('Choose 1 March 2026, today or a later date')).toHaveLength(
      2,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Choose 1 March 2026' }));
    expect(picker.value).toBe('01.03.2026');
    send();
    await screen.findByText('The list');
    expect(orders()[0]?.body).toMatchObject({ startDate: '2026-03-01' });
  });

  it('does not name the 1st beside today when it is today', async () => {
    const features = ['companyTicket', 'companyTicket.order', 'dates.arbitrary'] as const;
    const { beginDay } = await openOrderForm(undefined, { features });
    beginDay('2026-04-01');
    await screen.findByRole('textbox', { name: 'Start date' });
    send();
    expect(await screen.findAllByText('Choose today or a later date')).toHaveLength(2);
  });

  it("starts with the operator's default zones and offers only neighbours as the second zone", async () => {
    await openOrderForm();
    expect(valueOf('From zone')).toBe('1');
    expect(valueOf('To zone')).toBe('2Ø');
    expect(optionsOf('To zone')).toEqual(['Zone 3', 'Zone 2Ø']);
    write('From zone', '4');
    expect(valueOf('To zone')).toBe('2Ø');
    write('From zone', '3');
    expect(valueOf('To zone')).toBe('');
  });

  it('updates the price with each choice', async () => {
    await openOrderForm();
    expect(price()).toBe('1\u00a0300\u00a0kr per month');
    choose('All zones');
    expect(price()).toBe('1\u00a0900\u00a0kr per month');
    choose('One zone');
    expect(price()).toBe('600\u00a0kr per month');
    expect(screen.queryByRole('radio', { name: /Inner ticket|Company ticket/ })).toBeNull();
    write('Zone', '4');
    expect(price()).toBe('700\u00a0kr per month');
  });

  it('shows the price that is valid on the start date', async () => {
    await openOrderForm();
    for (const [start, amount] of [
      ['2026-05-01', '1\u00a0300'],
      ['2026-06-01', '1\u00a0400'],
    ] as const) {
      write('Start date', start);
      expect(price()).toBe(`${amount}\u00a0kr per month`);
    }
  });

  it('offers profiles only to a company with several', async () => {
    await openOrderForm();
    expect(screen.queryByLabelText('Category')).toBeNull();
    cleanup();
    const profiles = ['ADULT', 'SENIOR'];
    const agreementSettings = { ...granlia.agreementSettings, profiles };
    await openOrderForm(undefined, { company: companyOf({ agreementSettings }) });
    write('Category', 'SENIOR');
    expect(price()).toBe('650\u00a0kr per month');
  });

  it('offers invoice references when there are several valid ones', async () => {
    const [only] = granlia.allAgreements;
    if (!only) throw new Error('one agreement');
    const endDate = Temporal.PlainDate.from('2026-03-03');
    const allAgreements = [
      only,
      { ...only, id: 2, invoiceReference: 'Branch' },
      { ...only, id: 3, invoiceReference: 'Closed', endDate },
      { ...only, id: 4, invoiceReference: 'Unsigned', awaitsSignature: true },
      { ...only, id: 5, invoiceReference: 'Counter', subTypeId: 'TICKETOFFICE' as const },
      { ...only, id: 6, invoiceReference: 'Ending', endDate: endDate.add({ days: 40 }) },
    ];
    await openOrderForm(undefined, { company: companyOf({ allAgreements }) });
    expect(optionsOf('Invoice reference')).toEqual(['Main office', 'Branch', 'Ending']);
    fillIn();
    send();
    expect(await screen.findAllByText('Choose an invoice reference')).toHaveLength(2);
    // A start after the end of the agreement that is chosen then is none.
    write('Start date', '2026-05-01');
    write('Invoice reference', '6');
    expect(optionsOf('Start date')).toEqual(['1 March 2026', '1 April 2026']);
    send();
    expect((await screen.findAllByText('Choose a start date')).length).toBeGreaterThan(0);
    expect(orders()).toEqual([]);
  });
});

describe('the employee number', () => {
  it('is called what the chosen agreement calls it', async () => {
    const [only] = granlia.allAgreements;
    if (!only) throw new Error('one agreement');
    const allAgreements = [only, { ...only, id: 2, invoiceReference: 'Branch' }];
    const names = { employeeIdLabel: 'Cost centre', employeeIdLabels: { 2: 'Cost centre' } };
    const agreementSettings = { ...granlia.agreementSettings, ...names };
    await openOrderForm(undefined, { company: companyOf({ allAgreements, agreementSettings }) });
    write('Invoice reference', '1');
    await screen.findByLabelText('Employee number');
    write('Invoice reference', '2');
    await screen.findByLabelText('Cost centre');
    send();
    expect(await screen.findAllByText(/^Cost centre/)).not.toHaveLength(0);
    expect(screen.queryByText(/^Employee number/)).toBeNull();
  });
});

describe('submitting an order', () => {
  it('lists all faults of an empty form, each linked to its field', async () => {
    await openOrderForm();
    send();
    const summary = await screen.findByRole('group', {
      name: 'You need to fix validation errors before submitting',
    });
    expect([...summary.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
      'Enter a valid mobile number',
      'Employee number must have 2–20 characters',
      'First name must have 2–50 characters',
      'Last name must have 2–50 characters',
      'Confirm that the employee is informed and that you have consent',
    ]);
    expect(orders()).toHaveLength(0);
    expect(document.activeElement).not.toBe(screen.getByRole('checkbox'));
  });

  it('leads to the consent where that alone is missing', async () => {
    await openOrderForm();
    fillIn();
    const consent = screen.getByRole('checkbox');
    fireEvent.click(consent);
    send();
    await waitFor(() => expect(document.activeElement).toBe(consent));
    expect(orders()).toEqual([]);
  });

  it('rejects a number that is not a mobile number before sending', async () => {
    await openOrderForm();
    fillIn();
    write('Mobile', '22334455');
    send();
    expect(await screen.findAllByText('Enter a valid mobile number')).toHaveLength(2);
  });

  it('says why a name with a link is rejected', async () => {
    await openOrderForm();
    fillIn();
    write('First name', 'See www.evil.no');
    send();
    expect(await screen.findAllByText(/Enter the name only, without web addresses/)).toHaveLength(
      2,
    );
    expect(orders()).toHaveLength(0);
  });

  it('sends the selection, shows a toast and opens the list', async () => {
    await openOrderForm();
    fillIn();
    send();
    await screen.findByText('The list');
    expect(orders().map(({ body }) => body)).toEqual([
      {
        agreementName: '1',
        employeeId: 'A-1',
        firstName: 'Ingrid',
        lastName: 'Ali',
        hasNewNames: false,
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
    expect(shownToasts()).toEqual([
      expect.objectContaining({
        title: 'Order succeeded!',
        text: 'Ingrid Ali, from 1 March',
        link: { to: '/bedriftsavtale/ansatt/7', text: 'See the ticket' },
      }),
    ]);
  });

  it('orders once when pressed twice', async () => {
    let answer: (value: Answer) => void = () => undefined;
    await openOrderForm(() => new Promise<Answer>((resolve) => (answer = resolve)));
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

describe('the draft', () => {
  it('is restored after a reload, without choices that are no longer offered', async () => {
    draftStore.keep(draftName, {
      firstName: 'Kari',
      startDate: '2026-02-01',
      zoneChoice: 'all',
      types: ['TICKET', 'CAR_POOL'],
      agreementName: '99',
      profileId: 'STUDENT',
    });
    await openOrderForm();
    write('Last name', 'Ali');
    await waitFor(() =>
      expect(draftStore.read(draftName)).toMatchObject({
        lastName: 'Ali',
        types: ['TICKET'],
        agreementName: '1',
        profileId: 'ADULT',
      }),
    );
    expect(valueOf('First name')).toBe('Kari');
    expect(valueOf('Start date')).toBe('2026-03-01');
    expect(price()).toBe('1\u00a0900\u00a0kr per month');
  });

  it('is kept when the user leaves the page, with a toast', async () => {
    const { router } = await openOrderForm();
    write('First name', 'Kari');
    await waitFor(() => expect(draftStore.holdsAny()).toBe(true));
    await act(() => router.navigate({ to: '/bedriftsavtale' }));
    await screen.findByText('The list');
    const draftNotice = 'We keep what you wrote';
    await waitFor(() => expect(shownToasts().map(({ title }) => title)).toContain(draftNotice));
    await act(() => router.navigate({ to: '/bedriftsavtale/billett/opprett' }));
    await screen.findByText('It has not been sent yet.');
    expect(valueOf('First name')).toBe('Kari');
  });

  it('is discarded by Cancel', async () => {
    await openOrderForm();
    write('First name', 'Kari');
    await waitFor(() => expect(draftStore.holdsAny()).toBe(true));
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await screen.findByText('The list');
    expect(draftStore.holdsAny()).toBe(false);
  });
});
