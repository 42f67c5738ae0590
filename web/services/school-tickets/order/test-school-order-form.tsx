import { getSchoolOrderOffer } from '@takst/contract/services/school-tickets/order/get-school-order-offer.contract.ts';
import { orderSchoolTickets } from '@takst/contract/services/school-tickets/order/order-school-tickets.contract.ts';
import { listZones } from '@takst/contract/catalogue/zones/list-zones.contract.ts';
import type { SchoolMedium } from '@takst/domain/services/school-tickets/school-medium.ts';
import { fireEvent, screen } from '#testing/dom.ts';
import { departmentOf, monthly } from '#services/free-tickets/order/test-free-order-form.tsx';
import { type Answering, type FakeServer, fakeServer } from '#testing/fake-server.ts';
import { openPage, type PageOptions } from '#testing/open-page.tsx';
import { companyOf } from '#testing/session-answers.ts';
import { zonesInARow } from '#ticketing/tickets/test-offer.ts';
import { OrderSchoolTicketsPage } from './order-school-tickets.page.tsx';

const post = { line1: 'Veien 1', line2: null, postCode: '0150', city: 'Oslo', country: 'NO' };

export const agreementOf = (id: number, schoolMedia: SchoolMedium[] | null = null) => ({
  ...departmentOf(id, `Skoleskyss ${id}`),
  subTypeId: 'SCHOOLTICKET' as const,
  schoolMedia,
});

export const schoolWith = (...allAgreements: ReturnType<typeof agreementOf>[]) =>
  companyOf({ allAgreements, addresses: { bill: null, post, visit: null } });

/** The test's day is 4 March 2026. */
export const schoolYears = [
  {
    name: '2025/2026',
    firstStart: '2026-03-04',
    lastStart: '2026-06-15',
    lastDay: '2026-06-30',
  },
];

export const schoolOffer = {
  years: schoolYears,
  products: [{ id: 'school', filters: {}, prices: monthly([300, 400, 500], ['CHILD']) }],
  newCardFeeOre: 5000,
};

type FormOptions = Omit<PageOptions, 'pages' | 'at'> & {
  /** To each order. */
  answer?: Answering;
  offered?: object;
};

let server: FakeServer | null = null;

/** The orders that the page has sent. */
export const orders = () => server?.callsTo(orderSchoolTickets).map(({ body }) => body) ?? [];

/** Opens the order form with a fake server that gives each order the same answer. */
export async function openSchoolOrder({ answer, offered, ...page }: FormOptions = {}) {
  server = fakeServer(
    [listZones, { status: 200, body: zonesInARow('3', '1', '2Ø', '4') }],
    [getSchoolOrderOffer, { status: 200, body: { ...schoolOffer, ...offered } }],
    [orderSchoolTickets, answer ?? { status: 200, body: { ids: [71] } }],
  );
  const opened = await openPage({
    features: ['school', 'school.order'],
    company: schoolWith(agreementOf(500_020)),
    ...page,
    texts: ['school-order', 'tickets'],
    pages: {
      '/skole/bestill': OrderSchoolTicketsPage,
      '/skole': () => <p>The list</p>,
      '/skole/bestill/mange': () => <p>The file</p>,
    },
    at: '/skole/bestill',
  });
  await screen.findByRole('radiogroup', { name: 'Ticket on' });
  return opened;
}

/** The field of a pupil, by the place in the form from 1. */
const fieldOf = (place: number, label: string) => {
  const field = screen.getAllByLabelText<HTMLInputElement>(label)[place - 1];
  if (!field) throw new Error(`${label} of pupil ${place} is not shown`);
  return field;
};

export const write = (place: number, label: string, value: string) =>
  fireEvent.change(fieldOf(place, label), { target: { value } });

export const valueOf = (place: number, label: string) => fieldOf(place, label).value;

/** Pastes text as from a spreadsheet. */
export const pasteInto = (place: number, label: string, text: string) =>
  fireEvent.paste(fieldOf(place, label), { clipboardData: { getData: () => text } });

export function writePupil(place: number, [first, last, className, phone]: readonly string[]) {
  write(place, 'First name', first ?? '');
  write(place, 'Last name', last ?? '');
  write(place, 'Class', className ?? '');
  write(place, 'Mobile number', phone ?? '');
}
