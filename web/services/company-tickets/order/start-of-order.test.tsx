// @vitest-environment happy-dom
import { plainText } from '#testing/cells-of.ts';
import { cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  fillIn,
  openOrderForm,
  send,
  setEarlierTicket,
  valueOf,
} from '#services/company-tickets/test-order-form.tsx';
import { ticketWith } from '#ticketing/subscribers/test-employee.tsx';
import { draftStore } from '#platform/drafts/draft-store.ts';
import { shownToasts } from '#platform/design/toasts/toasts.ts';
import { companyOf, granlia } from '#testing/session-answers.ts';
import { addOnAvailable, ticketAvailable } from '#ticketing/tickets/test-offer.ts';
import { OrderCompanyTicketPage } from './order-company-ticket.page.tsx';

const path = '/bedriftsavtale/billett/opprett';
const [agreement] = granlia.allAgreements;
if (!agreement) throw new Error('one agreement');
const allAgreements = [agreement, { ...agreement, id: 2, invoiceReference: 'Branch' }];
const company = companyOf({ allAgreements });
const zones = { zones: ['4'], zoneFrom: '4', zoneTo: '4', nrOfZones: 1 };
const earlier = ticketWith({ ...zones, agreementNumber: 2, startDate: '2026-05-01' });

const openAt = (search: string) => openOrderForm(undefined, { at: `${path}?${search}`, company });
const isChecked = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  setEarlierTicket(null);
  vi.restoreAllMocks();
});

describe('an order that is like an earlier one', () => {
  it('for another person keeps zones, date and reference, and nothing of the person', async () => {
    setEarlierTicket(earlier);
    await openAt('som=5');
    expect(isChecked(/One zone/)).toBe(true);
    expect(valueOf('Zone')).toBe('4');
    expect(valueOf('Start date')).toBe('2026-05-01');
    expect(valueOf('Invoice reference')).toBe('2');
    expect(['Mobile', 'First name', 'Last name', 'Employee number'].map(valueOf).join('')).toBe('');
  });

  it('for a known person brings their last choices, but not their date', async () => {
    setEarlierTicket(earlier);
    // The draft of an order for a new person is not theirs.
    draftStore.keep(`order-company-ticket:${granlia.id}:new`, { firstName: 'Ola' });
    await openAt('ansatt=7');
    expect(valueOf('First name')).toBe('Kari');
    expect(screen.getByLabelText<HTMLInputElement>('First name').readOnly).toBe(true);
    expect([valueOf('Zone'), valueOf('Invoice reference')]).toEqual(['4', '2']);
    expect(valueOf('Start date')).toBe('2026-03-01');
  });

  it('for a known person shows at once what else can be ordered', async () => {
    const available = [ticketAvailable, addOnAvailable('JOULE', 'E-bike', 600)];
    const texts = ['subscriptions'] as const;
    await openOrderForm(undefined, { at: `${path}?ansatt=7`, available, texts });
    await screen.findByRole('checkbox', { name: /E-bike/ });
    const terms = screen.getByRole('link', { name: /^Terms for e-bikes/ });
    expect(terms.getAttribute('href')).toBe('/vilkar/joule/vilkar');
  });

  it('for a known person is left to their page', async () => {
    const person = () => <p>The person</p>;
    const pages = { [path]: OrderCompanyTicketPage, '/bedriftsavtale/ansatt/$id': person };
    const { router } = await openOrderForm(undefined, { at: `${path}?ansatt=7`, pages });
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await screen.findByText('The person');
    expect(router.state.location.pathname).toBe('/bedriftsavtale/ansatt/7');
  });

  it('keeps the category where it is still sold', async () => {
    setEarlierTicket({ ...earlier, profileId: 'SENIOR' });
    for (const [profiles, category] of [
      [['ADULT', 'SENIOR'], 'SENIOR'],
      [['ADULT', 'YOUTH'], 'ADULT'],
    ] as const) {
      const agreementSettings = { ...granlia.agreementSettings, profiles: [...profiles] };
      const other = companyOf({ allAgreements, agreementSettings });
      await openOrderForm(undefined, { at: `${path}?som=5`, company: other });
      expect(valueOf('Category')).toBe(category);
      cleanup();
      sessionStorage.clear();
    }
  });

  it('leaves out what is not offered any more', async () => {
    const formerZones = { ...zones, zones: ['9'], zoneFrom: '9', zoneTo: '9' };
    setEarlierTicket(ticketWith({ ...formerZones, agreementNumber: 99, startDate: '2025-01-01' }));
    await openAt('som=5');
    expect([valueOf('From zone'), valueOf('To zone')]).toEqual(['1', '2Ø']);
    expect([valueOf('Start date'), valueOf('Invoice reference')]).toEqual(['2026-03-01', '']);
  });

  it('begins as for anybody when the person has had no ticket', async () => {
    await openAt('ansatt=7');
    expect([valueOf('From zone'), valueOf('To zone')]).toEqual(['1', '2Ø']);
  });
});

describe('after an order', () => {
  it('says who gets it from when, with links to the ticket and to another order', async () => {
    setEarlierTicket(earlier);
    const { router } = await openOrderForm();
    fillIn();
    send();
    await screen.findByText('The list');
    const toast = shownToasts().at(-1);
    expect(toast).toMatchObject({
      title: 'Order succeeded!',
      text: 'Ingrid Ali, from 1 March',
      link: { to: '/bedriftsavtale/ansatt/7', text: 'See the ticket' },
    });
    expect(toast?.action?.text).toBe('Order another');
    toast?.action?.onAct();
    await waitFor(() => expect(router.state.location.search).toEqual({ som: '1' }));
  });
});

describe('the order in words', () => {
  const summary = () => screen.getByRole('region', { name: 'Summary' }).textContent;

  it('says for whom, where, from when and until when it can be taken back', async () => {
    await openOrderForm();
    fillIn();
    fireEvent.change(screen.getByLabelText('Start date'), { target: { value: '2026-05-01' } });
    const region = screen.getByRole('region', { name: 'Summary' });
    expect(plainText(region.textContent)).toContain('Including 12,00 kr VAT.');
    const rows = [...region.querySelectorAll('dt')].map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent,
    ]);
    expect(rows).toEqual([
      ['For', 'Ingrid Ali'],
      ['Zones', 'Zone 1 – Zone 2Ø'],
      ['Start', '1 May 2026'],
      ['End', 'Runs until you end it'],
      ['Reference', 'Main office'],
    ]);
    expect(summary()).toContain('You can cancel free of charge up to and including 30 April.');
  });

  it('says that a ticket from this month is valid at once, and until when it can be ended', async () => {
    await openOrderForm();
    expect(summary()).toContain(
      'The ticket is valid at once. You can end it free of charge up to and including 6 March, if it has not been picked up or opened on the phone by then.',
    );
  });
});

describe('an order form that is open at midnight', () => {
  it('speaks of the month of the dates that are still offered, and keeps what is typed', async () => {
    const { beginDay } = await openOrderForm();
    const summary = screen.getByRole('region', { name: 'Summary' });
    expect(valueOf('Start date')).toBe('2026-03-01');
    expect(summary.textContent).toContain('Invoiced for the first time for March 2026.');
    fillIn();
    beginDay('2026-03-07');
    await waitFor(() => expect(valueOf('Start date')).not.toBe('2026-03-01'));
    expect(summary.textContent).not.toContain('March');
    expect(summary.textContent).toContain('Invoiced for the first time for April 2026.');
    expect(valueOf('First name')).toBe('Ingrid');
  });
});
