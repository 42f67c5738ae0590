import { listOwnShares } from '@takst/contract/services/free-tickets/own-share/list-own-shares.contract.ts';
import { getFreePrices } from '@takst/contract/services/free-tickets/get-free-prices.contract.ts';
import { listFamily } from '@takst/contract/services/free-tickets/list-family.contract.ts';
import { orderFreeTicket } from '@takst/contract/services/free-tickets/order-free-ticket.contract.ts';
import { getFreeTicketSettings } from '@takst/contract/services/free-tickets/settings/get-free-ticket-settings.contract.ts';
import { sendTaxNotice } from '@takst/contract/services/free-tickets/tax-notice/send-tax-notice.contract.ts';
import type { UserCompany } from '@takst/contract/customers/companies/user-company.schema.ts';
import { listZones } from '@takst/contract/catalogue/zones/list-zones.contract.ts';
import { freeProfileIds } from '@takst/domain/services/free-tickets/free-profile.rules.ts';
import { write } from '#testing/actions.ts';
import { fireEvent, screen } from '#testing/dom.ts';
import { shownToasts } from '#platform/design/toasts/toasts.ts';
import { type Answering, type FakeServer, fakeServer } from '#testing/fake-server.ts';
import { openPage, type PageOptions } from '#testing/open-page.tsx';
import { companyOf } from '#testing/session-answers.ts';
import { zonesInARow } from '#ticketing/tickets/test-offer.ts';
import { OrderFreeTicketPage } from './order-free-ticket.page.tsx';

export const departmentOf = (id: number, invoiceReference: string, endDate?: string) => ({
  id,
  subTypeId: 'FREETICKET' as const,
  invoiceReference,
  fromDate: Temporal.PlainDate.from('2024-01-01'),
  endDate: endDate === undefined ? null : Temporal.PlainDate.from(endDate),
  invoicingInterval: 'MONTHLY_AT_END' as const,
  awaitsSignature: false,
  paymentDeadline: 30,
  schoolMedia: null,
  ticketCounter: null,
});

const post = { line1: 'Veien 1', line2: null, postCode: '0150', city: 'Oslo', country: 'NO' };

/** A company with one department and a post address. */
export const employer = companyOf({
  allAgreements: [departmentOf(600001, 'Drift')],
  addresses: { bill: null, post, visit: null },
});

/** Of one, two and all zones in kroner, for each profile. */
export const monthly = (prices: readonly number[], profiles: readonly string[] = freeProfileIds) =>
  profiles.flatMap((profileId) =>
    prices.map((price, place) => ({
      profileId,
      nrOfZones: place + 1,
      validFrom: '2024-01-01',
      priceOre: price * 100,
    })),
  );

export const usualPrices = {
  products: [{ id: 'free', filters: {}, prices: monthly([100, 200, 300]) }],
  taxedPrices: monthly([700, 1300, 1900]),
  newCardFeeOre: 5000,
};

type FormOptions = Omit<PageOptions, 'pages' | 'at'> & {
  /** To each order. */
  answer?: Answering;
  prices?: unknown;
  /** What the company has set; nothing by default. */
  settings?: object;
  /** Of departments; none by default. */
  ownShares?: readonly object[];
  zones?: ReturnType<typeof zonesInARow>;
  company?: UserCompany;
  /** The tickets of the family; the order is for another member. */
  family?: readonly object[];
};

const path = '/fribilletter/ny';
const noSettings = { status: 404, body: { code: 'SETTINGS_NOT_SAVED', version: 'v0' } };

let server: FakeServer | null = null;

/** The orders that the page has sent. */
export const orders = () => server?.callsTo(orderFreeTicket).map(({ body }) => body) ?? [];

/** The notices about tax that the page has sent. */
export const sentNotices = () => server?.callsTo(sendTaxNotice).map(({ body }) => body) ?? [];
/** What the fake server answers to another call of the page. */
export const answerOrderForm: FakeServer['answer'] = (...args) => server?.answer(...args);

/** Opens the order form with a fake server that gives each order the same answer. */
export async function openFreeOrder(options: FormOptions = {}) {
  const { answer, prices, settings, ownShares = [], zones, family, ...rest } = options;
  const { company = employer, ...page } = rest;
  server = fakeServer(
    [listZones, { status: 200, body: zones ?? zonesInARow('3', '1', '2Ø', '4') }],
    [getFreePrices, { status: 200, body: prices ?? usualPrices }],
    [
      getFreeTicketSettings,
      settings ? { status: 200, body: { sendsTaxNotice: true, ...settings } } : noSettings,
    ],
    [listOwnShares, { status: 200, body: { departments: ownShares } }],
    [orderFreeTicket, answer ?? { status: 200, body: { id: 71 } }],
    [listFamily, { status: 200, body: { totalEntries: 1, matches: family ?? [] } }],
  );
  // The page loads it when it is shown, which takes long on a busy machine.
  await import('#platform/design/dates/date-picker.tsx');
  const opened = await openPage({
    features: ['freeTicket', 'freeTicket.order'],
    ...page,
    company,
    texts: ['free-order', 'tickets'],
    pages: { [path]: OrderFreeTicketPage, '/fribilletter': () => <p>The list</p> },
    at: family ? `${path}?familie=71` : path,
  });
  await screen.findByRole('textbox', { name: /^(Date of birth|Fødselsdato)$/ });
  return opened;
}

export const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

export const optionsOf = (label: string) =>
  [...screen.getByLabelText<HTMLSelectElement>(label).options]
    .filter(({ disabled }) => !disabled)
    .map(({ text }) => text);

const radio = (name: string) =>
  screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${name}`) });

export const choose = (name: string) => fireEvent.click(radio(name));
export const isChosen = (name: string) => radio(name).checked;

/** The cards of a choice as they are read: '*' what is chosen, '-' what is disabled. */
export const cardsOf = (label: string) =>
  [...screen.getByRole('radiogroup', { name: label }).querySelectorAll('label')].map((card) => {
    const input = card.querySelector('input');
    const texts = [...card.querySelectorAll('span.block')].map(({ textContent }) => textContent);
    return `${input?.disabled ? '-' : ''}${input?.checked ? '*' : ''}${texts.join(': ')}`;
  });

export const price = () => document.querySelector('[aria-live="polite"]')?.textContent;

export const send = (name = 'Order free ticket') =>
  fireEvent.click(screen.getByRole('button', { name }));

/** What the summary of faults lists. */
export async function faults() {
  const summary = await screen.findByRole('group', { name: /validation errors|rette/ });
  return [...summary.querySelectorAll('a')].map(({ textContent }) => textContent);
}

/** Fills in everything that has no default. */
export function fillIn() {
  write('Employee number', 'A-17');
  write('Date of birth', '14.05.1985');
  write('First name', 'Ingrid');
  write('Last name', 'Ali');
  write('Mobile number', '41234567');
}

/** The same on a Norwegian page. */
export function fillInNorwegian() {
  write('Ansattnr.', 'A-17');
  write('Fødselsdato', '14.05.1985');
  write('Fornavn', 'Ingrid');
  write('Etternavn', 'Ali');
  write('Mobilnummer', '41234567');
}

/** An answer that refuses an order. */
export const refusal = (code: string, status = 422, details = {}) => ({
  status,
  body: { code, ...(code === 'PROFILE_MISMATCH' && { pastAge: null }), ...details },
});

/** What stands beside the button: what the specification says, and what can be done. */
export async function told(title: string) {
  const alert = (await screen.findByText(title)).closest('[role="alert"]');
  return [...(alert?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent);
}

/** What toasts say. */
export const toasts = () => shownToasts().map(({ kind, title }) => [kind, title]);
