import { listZones } from '@takst/contract/zones/list-zones.contract.ts';
import { listCompanyProducts } from '@takst/contract/products/list-company-products.contract.ts';
import { orderCompanyTicket } from '@takst/contract/company-tickets/order-company-ticket.contract.ts';
import { fireEvent, screen } from '@testing-library/react';
import {} from 'vitest';
import { fakeServer, type Answering, type FakeServer } from '#testing/fake-server.ts';
import { OrderCompanyTicketPage } from './order/order-company-ticket.page.tsx';
import { productOnTheWire, zonesInARow } from '#tickets/test-offer.ts';
import { openPage } from '#tickets/test-page.tsx';

type PageOptions = Partial<Parameters<typeof openPage>[0]>;

const path = '/bedriftsavtale/billett/opprett';
const products = [
  productOnTheWire({
    id: 'company',
    name: 'Company ticket',
    prices: [700, 1300, 1900],
    later: { from: '2026-06-01', prices: [800, 1400, 2000] },
  }),
  productOnTheWire({ id: 'inner', name: 'Inner ticket', prices: [600, 0, 0], onlyIn: ['1'] }),
];

let server: FakeServer | null = null;

/** The orders that the page has sent. */
export const orders = () => server?.calls.filter(({ method }) => method === 'POST') ?? [];

/** Opens the order form with a fake server that gives each order the same answer. */
export async function openOrderForm(
  answer: Answering = { status: 200, body: { id: 1, subscriberId: 7 } },
  more: PageOptions = {},
) {
  server = fakeServer(
    [listZones, { status: 200, body: zonesInARow('3', '1', '2Ø', '4') }],
    [listCompanyProducts, { status: 200, body: products }],
    [orderCompanyTicket, answer],
  );
  const pages = { [path]: OrderCompanyTicketPage, '/bedriftsavtale': () => <p>The list</p> };
  const page = await openPage({ pages, at: path, ...more });
  await screen.findByLabelText('First name');
  return page;
}

export const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

export const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

export const optionsOf = (label: string) =>
  [...screen.getByLabelText<HTMLSelectElement>(label).options]
    .filter(({ disabled }) => !disabled)
    .map(({ text }) => text);

export const choose = (radio: string) =>
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(radio) }));

export const price = () => document.querySelector('[aria-live="polite"] p')?.textContent;

export const send = () => fireEvent.click(screen.getByRole('button', { name: 'Order' }));

/** Fills in everything that has no default. */
export function fillIn() {
  write('Mobile', '41234567');
  write('Employee number', 'A-1');
  write('First name', 'Ingrid');
  write('Last name', 'Ali');
  fireEvent.click(screen.getByRole('checkbox'));
}
