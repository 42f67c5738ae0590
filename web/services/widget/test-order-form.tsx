import { listZones } from '@takst/contract/catalogue/zones/list-zones.contract.ts';
import { getOrderForm } from '@takst/contract/services/self-service/order-form/get-order-form.contract.ts';
import { provePhone } from '@takst/contract/services/self-service/order-form/prove-phone.contract.ts';
import { sendPhoneCode } from '@takst/contract/services/self-service/order-form/send-phone-code.contract.ts';
import { submitOrderForm } from '@takst/contract/services/self-service/order-form/submit-order-form.contract.ts';
import { onTestFinished, vi } from 'vitest';
import { press, write } from '#testing/actions.ts';
import { fireEvent, render, screen } from '#testing/dom.ts';
import { fakeServer, type FakeServer, type RouteAnswer } from '#testing/fake-server.ts';
import { pageFactsOf } from '#testing/page-facts-of.ts';
import { productOnTheWire, zonesInARow } from '#ticketing/tickets/test-offer.ts';
import './words/design-words.ts';
import { OrderFormPage } from './order-form-page.tsx';

const zones = zonesInARow('1', '2Ø', '3Ø');

const ticket = productOnTheWire({
  id: 'company',
  name: 'Company ticket',
  prices: [700, 1300, 1900],
});

/** An agreement of the form, in the server's format. */
const usualAgreement = {
  agreementNumber: 1,
  invoiceReference: 'Main office',
  service: 'company-tickets',
  employeeIdLabel: null as string | null,
  isRequest: false,
  startDates: ['2026-04-01', '2026-05-01'],
  profiles: ['ADULT'],
  products: [ticket],
};
export const agreementOnTheWire = (more: Partial<typeof usualAgreement> = {}) => ({
  ...usualAgreement,
  ...more,
});

const usualForm = {
  companyName: 'Granlia Bygg AS',
  format: 'vertikal',
  colourScheme: 'light',
  logo: true,
  employeeIdHelpText: '',
  agreements: [usualAgreement],
  zones,
};
export const formOnTheWire = (more: Partial<typeof usualForm> = {}) => ({ ...usualForm, ...more });

const validUntil = '2026-03-04T10:00:00Z';

type Opening = Partial<typeof usualForm> & { tenant?: string };

/** A server that answers every call of the form, which an operator's page shows. */
export function orderFormServer({ tenant = 'ruter', ...form }: Opening = {}): FakeServer {
  pageFactsOf({ tenant, language: 'en' });
  return fakeServer(
    [getOrderForm, { status: 200, body: formOnTheWire(form) }],
    [listZones, { status: 200, body: form.zones ?? zones }],
    [sendPhoneCode, { status: 200, body: { validUntil } }],
    [provePhone, { status: 200, body: { token: 'a-token', validUntil } }],
    [submitOrderForm, { status: 200, body: { outcome: 'ordered' } }],
  );
}

/** The form, drawn with its fields; with other answers to some of its calls. */
export async function openOrderForm(opening: Opening = {}, ...answers: readonly RouteAnswer[]) {
  const server = orderFormServer(opening);
  for (const answer of answers) server.answer(...answer);
  const rendered = render(<OrderFormPage clientId="a-client" />);
  await screen.findByLabelText('First name');
  return { server, ...rendered };
}

export const refusal = (status: number, code: string, more: object = {}) => ({
  status,
  body: { code, ...more },
});

/** The phone of `fillIn`, as the calls take it. */
export const phoneOfRuna = { phoneCountryCode: '+47', phone: '41230901' };

/** Who the ticket is for, and the consent. */
export function fillIn(): void {
  write('First name', 'Runa');
  write('Last name', 'Ramme');
  write('Employee number', ' 4711 ');
  write('Mobile', phoneOfRuna.phone);
  fireEvent.click(screen.getByRole('checkbox'));
}

/** Fills in the fields, and asks for the code of the SMS. */
export async function goToCode(): Promise<void> {
  fillIn();
  await press('Send a code by SMS');
  await screen.findByLabelText('Code from the SMS');
}

/** Gives a code, and orders. */
export async function giveCode(code = '123456', button = 'Order ticket'): Promise<void> {
  write('Code from the SMS', code);
  await press(button);
}

/** Places the form in a frame; the window around it receives what the form posts. */
export function frame() {
  const parent = new MessageChannel().port1;
  const postMessage = vi.spyOn(parent, 'postMessage').mockImplementation(() => undefined);
  vi.stubGlobal('parent', parent);
  onTestFinished(() => void vi.unstubAllGlobals());
  return { parent, postMessage };
}

export const select = (label: string) => screen.getByLabelText<HTMLSelectElement>(label);

/** What a box offers, in words. */
export const optionsOf = (label: string): string[] =>
  [...select(label).options].filter(({ value }) => value !== '').map(({ text }) => plain(text));

/** Chooses the card of a number of zones. */
export const chooseCard = (name: RegExp): void =>
  void fireEvent.click(screen.getByRole('radio', { name }));

/** The texts of the cards for the number of zones. */
export const cards = (): string[] =>
  screen.getAllByRole('radio').map((card) => plain(card.closest('label')?.textContent));

/** What stands beside the button. */
export const priceBar = (): string =>
  plain(document.querySelector('[aria-live="polite"]')?.textContent);

/** What the form says of a problem; empty while there is none. */
export const problem = (): string => plain(document.querySelector('[role="alert"]')?.textContent);

/** As one line, with plain spaces. */
export const plain = (text: string | null | undefined): string =>
  (text ?? '').replaceAll(/\s/g, ' ');
