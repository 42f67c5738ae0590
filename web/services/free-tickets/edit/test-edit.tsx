import { editFreeTicket } from '@takst/contract/services/free-tickets/edit/edit-free-ticket.contract.ts';
import { previewFreeEdit } from '@takst/contract/services/free-tickets/edit/preview-free-edit.contract.ts';
import { listOwnShares } from '@takst/contract/services/free-tickets/own-share/list-own-shares.contract.ts';
import { getFreePrices } from '@takst/contract/services/free-tickets/get-free-prices.contract.ts';
import { listFamily } from '@takst/contract/services/free-tickets/list-family.contract.ts';
import { getFreeTicketSettings } from '@takst/contract/services/free-tickets/settings/get-free-ticket-settings.contract.ts';
import { listZones } from '@takst/contract/catalogue/zones/list-zones.contract.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { act, fireEvent, screen } from '#testing/dom.ts';
import { FamilyPage } from '#services/free-tickets/family/family.page.tsx';
import {
  departmentOf,
  employer,
  usualPrices,
} from '#services/free-tickets/order/test-free-order-form.tsx';
import { type Answering, fakeServer, type FakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { zonesInARow } from '#ticketing/tickets/test-offer.ts';

type EditOptions = {
  language?: 'nb' | 'en';
  tenant?: TenantId;
  /** What the preview says beside that nothing changes. */
  preview?: object | Answering;
  answer?: Answering;
};

/** A company with the department of the tickets, and another one. */
const company = {
  ...employer,
  allAgreements: [departmentOf(7, 'Verksted'), departmentOf(8, 'Lager')],
};

const inPlace = {
  newTicketRequired: false,
  newTicketBecauseOf: [],
  timesOfChange: null,
  startDate: '2026-04-01',
  expirationDate: null,
  pricePerMonth: { before: 794, after: 794 },
  taxAmount: { before: 1589, after: 1589 },
  needsNewCard: false,
};

/** A preview of an edit that needs a new ticket. */
export const asNewTicket = (changed: object = {}) => ({
  ...inPlace,
  newTicketRequired: true,
  newTicketBecauseOf: ['NAME'],
  timesOfChange: { first: '2026-03-04', last: '2026-09-04' },
  startDate: '2026-03-04',
  ...changed,
});

let server: FakeServer;

export const previews = () => server.callsTo(previewFreeEdit).map(({ body }) => body);
export const edits = () => server.callsTo(editFreeTicket).map(({ body }) => body);
export const nextAnswer = (answer: Answering) => server.answer(editFreeTicket, answer);

/** Opens the edit of the ticket on the page of its family. */
export async function openEdit(ticket: object, options: EditOptions = {}): Promise<FakeServer> {
  const { preview = {}, answer = { status: 200, body: { id: 12 } }, ...page } = options;
  const isAnswer = 'status' in preview || typeof preview === 'function';
  server = fakeServer(
    [listFamily, { status: 200, body: { totalEntries: 1, matches: [ticket] } }],
    [listZones, { status: 200, body: zonesInARow('3', '1', '2Ø', '4') }],
    [getFreePrices, { status: 200, body: usualPrices }],
    [listOwnShares, { status: 200, body: { departments: [] } }],
    [getFreeTicketSettings, { status: 404, body: { code: 'SETTINGS_NOT_SAVED', version: 'v0' } }],
    [
      previewFreeEdit,
      isAnswer ? (preview as Answering) : { status: 200, body: { ...inPlace, ...preview } },
    ],
    [editFreeTicket, answer],
  );
  await import('./edit-free-ticket.modal.tsx');
  await openPage({
    pages: { '/fribilletter/$id': FamilyPage },
    at: '/fribilletter/11',
    features: ['freeTicket', 'freeTicket.order'],
    texts: [
      'free-family',
      'delivered-ticket',
      'tickets',
      'ticket-actions',
      'change-ticket',
      'free-edit',
      'free-order',
    ],
    company,
    ...page,
  });
  const button = await screen.findByRole('button', { name: /^(Edit the ticket|Endre billetten)$/ });
  await act(async () => fireEvent.click(button));
  await screen.findByRole('textbox', { name: /^(Date of birth|Fødselsdato)$/ });
  return server;
}

/** The button of the dialog by its name, which waits for a change. */
export const dialogButton = (name: string | RegExp) =>
  screen.getByRole<HTMLButtonElement>('button', { name });

export const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(dialogButton(name)));
