// @vitest-environment happy-dom
import { listZones } from '@takst/contract/catalogue/zones/list-zones.contract.ts';
import type { OrderForm } from '@takst/contract/services/self-service/order-form/get-order-form.contract.ts';
import { getOrderForm } from '@takst/contract/services/self-service/order-form/get-order-form.contract.ts';
import { provePhone } from '@takst/contract/services/self-service/order-form/prove-phone.contract.ts';
import { sendPhoneCode } from '@takst/contract/services/self-service/order-form/send-phone-code.contract.ts';
import { submitOrderForm } from '@takst/contract/services/self-service/order-form/submit-order-form.contract.ts';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { press, write } from '#testing/actions.ts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '#testing/dom.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { pageFactsOf } from '#testing/page-facts-of.ts';
import { productOnTheWire, zonesInARow } from '#ticketing/tickets/test-offer.ts';
import './words/design-words.ts';
import { OrderFormFlow } from './order-form-flow.tsx';

const zones = zonesInARow('1', '2Ø', '3Ø');
const ticket = productOnTheWire({
  id: 'company',
  name: 'Company ticket',
  prices: [700, 1300, 1900],
});
const form: OrderForm = getOrderForm.reply.parse({
  companyName: 'Granlia Bygg AS',
  format: 'vertikal',
  colourScheme: 'light',
  logo: true,
  employeeIdHelpText: '',
  agreements: [
    {
      agreementNumber: 1,
      invoiceReference: 'Main office',
      service: 'company-tickets',
      employeeIdLabel: null,
      isRequest: false,
      startDates: ['2026-04-01'],
      profiles: ['ADULT'],
      products: [ticket],
    },
  ],
  zones,
});

const validUntil = '2026-03-04T10:00:00Z';
beforeEach(() => {
  pageFactsOf({ tenant: 'ruter', language: 'en' });
  document.documentElement.lang = 'en-GB';
  fakeServer(
    [listZones, { status: 200, body: zones }],
    [sendPhoneCode, { status: 200, body: { validUntil } }],
    [provePhone, { status: 200, body: { token: 'a-token', validUntil } }],
    [submitOrderForm, { status: 200, body: { outcome: 'ordered' } }],
  );
});
afterEach(cleanup);

const plain = (text: string | null | undefined) => text?.replaceAll(/\s/g, ' ');

describe('the public order form', () => {
  it('compares the prices on cards, and keeps price and button together below them', async () => {
    render(<OrderFormFlow clientId="a-client" form={form} />);
    write('From zone', '1');
    write('To zone', '2Ø');
    const cards = within(screen.getByRole('radiogroup', { name: 'Number of zones' }));
    expect(
      cards.getAllByRole('radio').map((card) => plain(card.closest('label')?.textContent)),
    ).toEqual(['One zone700 kr', 'Two zones1 300 kr', 'All zones1 900 kr']);
    const button = screen.getByRole('button', { name: 'Send a code by SMS' });
    expect(plain(button.closest('[data-bottom-bar]')?.textContent)).toContain('1 300 kr per month');
    await waitFor(() => expect(document.querySelector('svg path')).toBeTruthy());
  });

  it('has the map behind a button on a phone, so that the consent is near', async () => {
    const narrow = vi
      .spyOn(window, 'matchMedia')
      .mockImplementation(
        () => Object.assign(new EventTarget(), { matches: true }) as MediaQueryList,
      );
    onTestFinished(() => narrow.mockRestore());
    render(<OrderFormFlow clientId="a-client" form={form} />);
    const button = screen.getByRole('button', { name: 'Show the map' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    // The map or, while it loads, its place.
    const map = () => document.querySelector('.h-61\\.5');
    expect(map()).toBeNull();
    fireEvent.click(button);
    expect(map()).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Hide the map' })).toBe(button);
  });

  it('gives a receipt of who, where, from when and for how much', async () => {
    render(<OrderFormFlow clientId="a-client" form={form} />);
    write('First name', 'Runa');
    write('Last name', 'Ramme');
    write('Employee number', '4711');
    write('Mobile', '41230901');
    write('From zone', '1');
    write('To zone', '2Ø');
    fireEvent.click(screen.getByRole('checkbox'));
    await press('Send a code by SMS');
    fireEvent.change(await screen.findByLabelText('Code from the SMS'), {
      target: { value: '123456' },
    });
    await press('Order ticket');
    await screen.findByRole('heading', { name: 'Order succeeded!' });
    const terms = [...document.querySelectorAll('dt')].map((term) =>
      plain(`${term.textContent}: ${term.nextElementSibling?.textContent}`),
    );
    expect(terms).toEqual([
      'Name: Runa Ramme',
      'Zones: 1 – 2Ø',
      'Start date: 1 April 2026',
      'Price: 1 300 kr per month',
    ]);
  });
});
