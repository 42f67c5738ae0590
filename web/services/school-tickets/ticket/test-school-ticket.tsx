import { collectCardFee } from '@takst/contract/services/school-tickets/lost-card/collect-card-fee.contract.ts';
import { issueTemporaryTicket } from '@takst/contract/services/school-tickets/lost-card/issue-temporary-ticket.contract.ts';
import { replaceSchoolCard } from '@takst/contract/services/school-tickets/lost-card/replace-school-card.contract.ts';
import { schoolReplacement } from '@takst/contract/services/school-tickets/lost-card/temporary-ticket.schema.ts';
import { cancelSchoolTicket } from '@takst/contract/services/school-tickets/ticket/cancel-school-ticket.contract.ts';
import { changeSchoolZone } from '@takst/contract/services/school-tickets/ticket/change-school-zone.contract.ts';
import { editPupil } from '@takst/contract/services/school-tickets/ticket/edit-pupil.contract.ts';
import { endSchoolTicket } from '@takst/contract/services/school-tickets/ticket/end-school-ticket.contract.ts';
import { getSchoolTicket } from '@takst/contract/services/school-tickets/ticket/get-school-ticket.contract.ts';
import { listPupilHistory } from '@takst/contract/services/school-tickets/ticket/list-pupil-history.contract.ts';
import { listSchoolTicketCards } from '@takst/contract/services/school-tickets/ticket/list-school-ticket-cards.contract.ts';
import { previewSchoolZone } from '@takst/contract/services/school-tickets/ticket/preview-school-zone.contract.ts';
import { resendSchoolCode } from '@takst/contract/services/school-tickets/ticket/resend-school-code.contract.ts';
import { resendSchoolTicket } from '@takst/contract/services/school-tickets/ticket/resend-school-ticket.contract.ts';
import { undoSchoolEnd } from '@takst/contract/services/school-tickets/ticket/undo-school-end.contract.ts';
import { listZones } from '@takst/contract/catalogue/zones/list-zones.contract.ts';
import type { SchoolTicketAction } from '@takst/domain/services/school-tickets/allowed-actions.rules.ts';
import { dialog } from '#testing/actions.ts';
import { act, fireEvent, screen } from '#testing/dom.ts';
import type * as z from 'zod/mini';
import { type Answering, fakeServer, type FakeServer } from '#testing/fake-server.ts';
import { zonesInARow } from '#ticketing/tickets/test-offer.ts';
import { openPage, type PageOptions } from '#testing/open-page.tsx';
import { SchoolTicketPage } from './school-ticket.page.tsx';

type Replacement = z.input<typeof schoolReplacement>;

const pupilActions = ['UPDATE_NAME', 'UPDATE_CLASS_NAME', 'UPDATE_STUDENTID'] as const;

/** Active, on a phone that has it; the day is 4 March 2026. */
export const schoolTicketOnTheWire = {
  id: 21,
  agreementNumber: 7,
  invoiceReference: 'Skoleskyss',
  studentId: 'E1001' as string | null,
  firstName: 'Anne Marie' as string | null,
  lastName: 'von der Lippe' as string | null,
  className: '8A' as string | null,
  status: 'active',
  startDate: '2025-08-20',
  expirationDate: '2026-06-30' as string | null,
  pricePerMonth: 377 as number | null,
  allowedActions: [
    'UPDATE_EXPIRY',
    'CHANGE_ZONE',
    'RESEND',
    ...pupilActions,
  ] as readonly SchoolTicketAction[],
  allZones: false,
  zoneFrom: '1' as string | null,
  zoneTo: '2' as string | null,
  nrOfZones: 2,
  secondZoneFrom: null as string | null,
  secondZoneTo: null as string | null,
  mediaType: 'MOBILE_TICKET',
  phoneCountryCode: '+47' as string | null,
  phone: '90511420' as string | null,
  appId: null,
  downloadedToPhone: true,
  pickupCode: 'ABCD2345' as string | null,
  travelCardState: null as string | null,
  cardName: null as string | null,
  cardNumber: null as string | null,
  manufacturedAt: null,
  feeOwed: null as number | null,
  schoolYear: '2025/2026' as string | null,
  endByRule: '2026-06-30',
  endedOn: null as string | null,
  mayUndoEnd: false,
  continuesId: null as number | null,
  reopensId: null as number | null,
  replacement: null as Replacement | null,
};
export type SchoolTicketOnTheWire = typeof schoolTicketOnTheWire;

export const ticketWith = (changed: Partial<SchoolTicketOnTheWire>): SchoolTicketOnTheWire => ({
  ...schoolTicketOnTheWire,
  ...changed,
});

/** On a new card in a state, with a name. */
export const onCard = (
  travelCardState: string,
  changed: Partial<SchoolTicketOnTheWire> = {},
): SchoolTicketOnTheWire =>
  ticketWith({
    mediaType: 'TRAVEL_CARD',
    travelCardState,
    cardNumber: travelCardState === 'REQUESTED' ? null : '712345678',
    cardName: 'Anne Marie von der Lippe',
    phoneCountryCode: null,
    phone: null,
    pickupCode: null,
    downloadedToPhone: false,
    allowedActions: ['CANCEL', 'UPDATE_CARD_NAME', ...pupilActions],
    ...changed,
  });

const changeRoutes = [
  replaceSchoolCard,
  issueTemporaryTicket,
  collectCardFee,
  editPupil,
  endSchoolTicket,
  undoSchoolEnd,
  cancelSchoolTicket,
  resendSchoolCode,
  resendSchoolTicket,
  changeSchoolZone,
];

type TicketOptions = {
  /** The server's answer to a change. */
  answer?: Answering;
  /** What it says of other zones. */
  preview?: Answering;
  language?: 'nb' | 'en';
  otherTickets?: readonly SchoolTicketOnTheWire[];
  cards?: readonly unknown[];
  /** What happened to the tickets of the pupil, newest first. */
  history?: readonly unknown[];
  company?: PageOptions['company'];
  /** After the question mark of the address: where the list was left. */
  search?: string;
};

let server: FakeServer;

/** The calls that the page has sent to change something, as 'PUT /…'. */
export const changes = () =>
  server.calls
    .filter(({ method, address }) => method !== 'GET' && !address.endsWith('preview'))
    .map(({ method, address }) => `${method} ${address.replace('/schoolticket-api', '')}`);

export const bodiesSent = () =>
  server.calls
    .filter(({ method, address }) => method !== 'GET' && !address.endsWith('preview'))
    .map(({ body }) => body);

const zonePreview = {
  lastDay: '2026-03-04',
  startDate: '2026-03-05',
  nrOfZones: 1,
  pricePerMonth: { before: 377 as number | null, after: 282 },
};

/** Opens the page of a ticket. */
export async function openTicket(ticket: SchoolTicketOnTheWire, options: TicketOptions = {}) {
  const { answer = { status: 200, body: { id: 21 } }, cards = [], otherTickets = [] } = options;
  const { history = [] } = options;
  const { preview = { status: 200, body: zonePreview }, language = 'en' } = options;
  server = fakeServer(
    [getSchoolTicket, { status: 200, body: { ...ticket, otherTickets } }],
    [listSchoolTicketCards, { status: 200, body: { cards, replacementFee: 50 } }],
    [listPupilHistory, { status: 200, body: { totalEntries: history.length, matches: history } }],
    [listZones, { status: 200, body: zonesInARow('1', '2', '3') }],
    [previewSchoolZone, preview],
    ...changeRoutes.map((route) => [route, answer] as const),
  );
  // The dialogs are loaded when they are opened; a test need not wait for that.
  await Promise.all([
    import('#ticketing/tickets/change/end-ticket.modal.tsx'),
    import('./school-ticket-kit.ts'),
    import('./edit-pupil.modal.tsx'),
    import('./change-school-zone.modal.tsx'),
    import('#services/school-tickets/lost-card/replace-school-card.modal.tsx'),
    import('#services/school-tickets/lost-card/temporary-ticket.modal.tsx'),
    import('#services/school-tickets/lost-card/collect-fee.modal.tsx'),
  ]);
  const opened = await openPage({
    pages: {
      '/skole/$id': SchoolTicketPage,
      '/skole/$id/papirbevis': () => null,
      '/skole': () => null,
    },
    at: `/skole/21${options.search ?? ''}`,
    language,
    ...(options.company && { company: options.company }),
    texts: [
      'school-ticket',
      'lost-card',
      'delivered-ticket',
      'ticket-cards',
      'tickets',
      'ticket-actions',
      'change-ticket',
      'change-history',
    ],
  });
  await screen.findByRole('heading', { level: 1, name: /Lippe|uten navn|without a name/ });
  return { server, ...opened };
}

/** Opens the dialog of a button. */
export async function openDialog(name: string) {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
  await screen.findByRole('dialog');
}

export const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(dialog().getByRole('button', { name })));

export const type = (label: string, text: string) =>
  act(async () => fireEvent.change(dialog().getByLabelText(label), { target: { value: text } }));
