import { listSubscriberInvoices } from '@takst/contract/billing/invoices/list-subscriber-invoices.contract.ts';
import { listRelatedEntries } from '@takst/contract/ticketing/subscribers/list-related-entries.contract.ts';
import { cancelPendingTicket } from '@takst/contract/services/company-tickets/employee/cancel-pending-ticket.contract.ts';
import { changeTicketAgreement } from '@takst/contract/services/company-tickets/employee/change-ticket-agreement.contract.ts';
import { changePhone } from '@takst/contract/services/company-tickets/employee/change-phone.contract.ts';
import { changeZone } from '@takst/contract/services/company-tickets/employee/change-zone.contract.ts';
import { endCompanyTicket } from '@takst/contract/services/company-tickets/employee/end-company-ticket.contract.ts';
import { undoEnd } from '@takst/contract/services/company-tickets/employee/undo-end.contract.ts';
import { resendPickupCode } from '@takst/contract/services/company-tickets/employee/resend-pickup-code.contract.ts';
import { resendTicket } from '@takst/contract/services/company-tickets/employee/resend-ticket.contract.ts';
import { cancelPendingSubscription } from '@takst/contract/services/subscriptions/cancel-pending-subscription.contract.ts';
import { endSubscription } from '@takst/contract/services/subscriptions/end-subscription.contract.ts';
import { listAvailableSubscriptions } from '@takst/contract/services/subscriptions/list-available-subscriptions.contract.ts';
import { listSubscriberSubscriptions } from '@takst/contract/services/subscriptions/list-subscriber-subscriptions.contract.ts';
import { resendDiscountCode } from '@takst/contract/services/subscriptions/resend-discount-code.contract.ts';
import { getSubscriber } from '@takst/contract/ticketing/subscribers/get-subscriber.contract.ts';
import { updateContactDetails } from '@takst/contract/ticketing/subscribers/update-contact-details.contract.ts';
import { listZones } from '@takst/contract/catalogue/zones/list-zones.contract.ts';
import { listCompanyProducts } from '@takst/contract/ticketing/subscribers/list-company-products.contract.ts';
import { getCostCentre } from '@takst/contract/ticketing/subscribers/cost-centres/cost-centre-of-subscriber.contract.ts';
import { getNote } from '@takst/contract/ticketing/subscribers/note/get-note.contract.ts';
import { listSubscriberHistory } from '@takst/contract/ticketing/subscribers/history/list-subscriber-history.contract.ts';
import { listSubscriberTickets } from '@takst/contract/ticketing/subscribers/list-subscriber-tickets.contract.ts';
import { getNeverLeaver } from '@takst/contract/ticketing/subscribers/never-leaver/get-never-leaver.contract.ts';
import { fireEvent, screen } from '#testing/dom.ts';
import { type Answer, type Answering, fakeServer, type FakeServer } from '#testing/fake-server.ts';
import { EmployeePage } from '#services/company-tickets/person/employee.page.tsx';
import { productOnTheWire, ticketAvailable, zonesInARow } from '#ticketing/tickets/test-offer.ts';
import { openPage } from '#ticketing/tickets/test-page.tsx';

/** Active, not picked up yet, without an end. */
const ticketOnTheWire = {
  productType: 'TICKET',
  id: 1,
  subscriberId: 7,
  continuesId: null as number | null,
  endedOn: null as string | null,
  isContinued: false,
  reopensId: null as number | null,
  status: 'active',
  firstName: 'Ingrid',
  lastName: 'Ali',
  employeeId: 'A-2040',
  phoneCountryCode: '+47',
  phone: '41234567',
  startDate: '2026-01-01',
  expirationDate: null as string | null,
  downloadedToPhone: false,
  isHandedOut: false,
  pickupCode: 'ABCD2345' as string | null,
  appId: null,
  profileId: 'ADULT',
  profileName: { nb: 'Voksen', en: 'Adult' },
  productId: 'company',
  productName: { nb: 'Bedriftsbillett', en: 'Company ticket' },
  pricePerMonth: 1300,
  nrOfZones: 2,
  zones: ['1', '2Ø'],
  zoneFrom: '1',
  zoneTo: '2Ø',
  allZones: false,
  invoiceReference: 'Main office',
  agreementNumber: 1,
};
/** Their holder. */
export const subscriberOnTheWire = {
  id: 7,
  firstName: 'Ingrid',
  lastName: 'Ali',
  employeeId: 'A-2040',
  phoneCountryCode: '+47',
  phone: '41234567',
};
export type TicketOnTheWire = typeof ticketOnTheWire;
export const ticketWith = (facts: Partial<TicketOnTheWire>): TicketOnTheWire => ({
  ...ticketOnTheWire,
  ...facts,
});

const products = [
  productOnTheWire({ id: 'company', name: 'Company ticket', prices: [700, 1300, 1900] }),
  productOnTheWire({ id: 'inner', name: 'Inner ticket', prices: [600, 0, 0], onlyIn: ['1'] }),
];

export const pricesOfAll: Answer = { status: 200, body: products };

const changeRoutes = [
  cancelPendingTicket,
  changePhone,
  changeTicketAgreement,
  changeZone,
  endCompanyTicket,
  undoEnd,
  resendPickupCode,
  resendTicket,
  updateContactDetails,
  cancelPendingSubscription,
  endSubscription,
  resendDiscountCode,
];

let server: FakeServer;

/** The changing calls that the page has sent. */
export const changes = () => server.calls.filter(({ method }) => method !== 'GET');

type EmployeePageOptions = Partial<Parameters<typeof openPage>[0]> & {
  /** The server's answer to a change. */
  answer?: Answering;
  subscriptions?: readonly unknown[];
  /** What the company can order. */
  available?: readonly unknown[];
  /** The server's answer about the prices of tickets. */
  prices?: Answering;
};

/** Opens the page of a subscriber with these tickets, newest first, on 4 March 2026. */
export async function openEmployee(tickets: readonly unknown[], options: EmployeePageOptions = {}) {
  const { answer = { status: 200, body: { id: 1, subscriberId: 7 } }, ...rest } = options;
  const { subscriptions = [], available = [ticketAvailable], prices = pricesOfAll, ...more } = rest;
  server = fakeServer(
    [listZones, { status: 200, body: zonesInARow('3', '1', '2Ø', '4') }],
    [listCompanyProducts, prices],
    [listSubscriberHistory, { status: 200, body: { totalEntries: 0, matches: [] } }],
    [getNote, { status: 200, body: { note: '' } }],
    [getCostCentre, { status: 200, body: { costCentre: null } }],
    [getNeverLeaver, { status: 200, body: { mark: null } }],
    [listSubscriberInvoices, { status: 200, body: [] }],
    [getSubscriber, { status: 200, body: subscriberOnTheWire }],
    [listSubscriberSubscriptions, { status: 200, body: subscriptions }],
    [listAvailableSubscriptions, { status: 200, body: available }],
    [listSubscriberTickets, { status: 200, body: tickets }],
    [listRelatedEntries, { status: 200, body: tickets }],
    ...changeRoutes.map((route) => [route, answer] as const),
  );
  return openPage({
    pages: { '/bedriftsavtale/ansatt/$id': EmployeePage },
    at: '/bedriftsavtale/ansatt/7',
    texts: [
      'ticket-actions',
      'change-ticket',
      'change-history',
      'employee-note',
      'employee-invoice-lines',
      'never-leaver',
      'subscriptions',
    ],
    ...more,
  });
}

/** Opens the dialog of a change by its button and waits for the preview. */
export async function openChange(button: string) {
  fireEvent.click(await screen.findByRole('button', { name: button }));
  return screen.findByRole('dialog');
}

/** The rows of the price table: month, price before, price after. */
export const monthRows = () =>
  [...document.querySelectorAll('[role="dialog"] tbody tr')].map((row) =>
    [...row.children]
      .slice(0, 3)
      .map((cell) => (cell.firstElementChild ?? cell).textContent.replaceAll('\u00a0', ' ')),
  );

/** Presses the button of the open dialog; the page behind it has one of the same name. */
export function pressSubmit(name: string | RegExp): void {
  const button = screen.getAllByRole('button', { name, hidden: true }).at(-1);
  if (button) fireEvent.click(button);
}
