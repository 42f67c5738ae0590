import { listFamily } from '@takst/contract/services/free-tickets/list-family.contract.ts';
import { listFamilyHistory } from '@takst/contract/services/free-tickets/list-family-history.contract.ts';
import { cancelFreeTicket } from '@takst/contract/services/free-tickets/ticket/cancel-free-ticket.contract.ts';
import { endFreeTicket } from '@takst/contract/services/free-tickets/ticket/end-free-ticket.contract.ts';
import { listTicketCards } from '@takst/contract/services/free-tickets/ticket/list-ticket-cards.contract.ts';
import { replaceFreeCard } from '@takst/contract/services/free-tickets/ticket/replace-free-card.contract.ts';
import { resendFreeCode } from '@takst/contract/services/free-tickets/ticket/resend-free-code.contract.ts';
import { resendFreeTicket } from '@takst/contract/services/free-tickets/ticket/resend-free-ticket.contract.ts';
import { undoFreeEnd } from '@takst/contract/services/free-tickets/ticket/undo-free-end.contract.ts';
import type { Feature } from '@takst/domain/platform/access/feature.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { act, fireEvent, screen, within } from '#testing/dom.ts';
import { type Answering, fakeServer, type FakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { FamilyPage } from './family.page.tsx';

/** Active, on a phone that has not fetched it, without an end; the day is 4 March 2026. */
export const freeTicketOnTheWire = {
  id: 11,
  status: 'active',
  mediaType: 'MOBILE_TICKET',
  travelCardState: null as string | null,
  travelCardNumber: null as string | null,
  manufacturedAt: null as string | null,
  ticketHolderType: 'EMPLOYEE',
  profile: 1,
  firstName: 'Kari',
  lastName: 'Solberg',
  employeeId: '30417',
  employeeBirthDate: '1981-02-14',
  phoneCountryCode: '+47' as string | null,
  phone: '90511420' as string | null,
  agreementNumber: 7,
  invoiceReference: 'Verksted',
  zoneFrom: '1' as string | null,
  zoneTo: '2Ø' as string | null,
  allZones: false,
  nrOfZones: 2,
  startDate: '2026-01-01',
  expirationDate: null as string | null,
  pricePerMonth: 794 as number | null,
  taxAmount: 1589 as number | null,
  appId: null,
  downloadedToPhone: false,
  pickupCode: 'ABCD2345' as string | null,
  isHandedOut: false,
  endedOn: null as string | null,
  isContinued: false,
  continuesId: null as number | null,
  reopensId: null as number | null,
};
export type FreeTicketOnTheWire = typeof freeTicketOnTheWire;

export const freeTicketWith = (changed: Partial<FreeTicketOnTheWire>): FreeTicketOnTheWire => ({
  ...freeTicketOnTheWire,
  ...changed,
});

/** The same on a card in a state. */
export const onCard = (
  travelCardState: string,
  changed: Partial<FreeTicketOnTheWire> = {},
): FreeTicketOnTheWire =>
  freeTicketWith({
    mediaType: 'TRAVEL_CARD',
    travelCardState,
    travelCardNumber: travelCardState === 'REQUESTED' ? null : '712345678',
    phoneCountryCode: null,
    phone: null,
    pickupCode: null,
    ...changed,
  });

const changeRoutes = [
  endFreeTicket,
  undoFreeEnd,
  cancelFreeTicket,
  resendFreeCode,
  resendFreeTicket,
  replaceFreeCard,
];

type FamilyOptions = {
  /** The server's answer to a change. */
  answer?: Answering;
  language?: 'nb' | 'en';
  tenant?: TenantId;
  features?: readonly Feature[];
  cards?: readonly unknown[];
  /** What happened to the tickets, newest first. */
  history?: readonly unknown[];
};

let server: FakeServer;

/** The changing calls that the page has sent, as 'PUT /…'. */
export const changes = () =>
  server.calls
    .filter(({ method }) => method !== 'GET')
    .map(({ method, address }) => `${method} ${address.replace('/freeticket-api/ticket', '')}`);

export const bodiesSent = () =>
  server.calls.filter(({ method }) => method !== 'GET').map(({ body }) => body);

/** What the page is told of the family from now on. */
export const familyBecomes = (tickets: readonly unknown[]) =>
  server.answer(listFamily, {
    status: 200,
    body: { totalEntries: tickets.length, matches: tickets },
  });

const textFiles = [
  'free-family',
  'delivered-ticket',
  'ticket-cards',
  'tickets',
  'ticket-actions',
  'change-ticket',
  'change-history',
] as const;

/** Opens the page of a family with these tickets. */
export async function openFamily(tickets: readonly unknown[], options: FamilyOptions = {}) {
  const { answer = { status: 200, body: { id: 11 } }, cards = [], history = [], ...page } = options;
  server = fakeServer(
    [listTicketCards, { status: 200, body: { cards, replacementFee: 50 } }],
    [listFamilyHistory, { status: 200, body: { totalEntries: history.length, matches: history } }],
    ...changeRoutes.map((route) => [route, answer] as const),
  );
  familyBecomes(tickets);
  // The dialogs are loaded when they are opened; a test need not wait for that.
  await Promise.all([
    import('#ticketing/tickets/change/end-ticket.modal.tsx'),
    import('./free-ticket-kit.ts'),
    import('./end-all.modal.tsx'),
  ]);
  await openPage({
    pages: { '/fribilletter/$id': FamilyPage },
    at: '/fribilletter/11',
    features: ['freeTicket', 'freeTicket.order', 'freeTicket.replacementCard'],
    texts: textFiles,
    ...page,
  });
  if (tickets.length > 0) await screen.findByRole('heading', { level: 1, name: /30417/ });
  return server;
}

/** The article of a holder's ticket. */
export const cardOf = (name: string) => within(screen.getByRole('article', { name }));

/** Opens a dialog by its button. */
export async function openDialog(button: string) {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: button })));
  return screen.findByRole('dialog');
}

/** Presses the button of the open dialog; the page behind it may have one of the same name. */
export async function submit(name: string | RegExp) {
  const button = screen.getAllByRole('button', { name, hidden: true }).at(-1);
  if (!button) throw new Error(`no button ${String(name)}`);
  await act(async () => fireEvent.click(button));
}
