import type { DecidedFreeEdit } from '@takst/domain/services/free-tickets/edit/decide-free-edit.rules.ts';
import type { FreeEdit, TicketToEdit } from '@takst/domain/services/free-tickets/edit/free-edit.ts';
import type { Scope } from '#platform/scope/scope.ts';
import type { Change } from '#platform/changes/change-path.ts';
import { moveEntitlement, setHolderTypes } from '#services/free-tickets/book/entitlement.store.ts';
import type { Department } from '#services/free-tickets/order/load-free-order-facts.ts';
import { freeUnusedSlots } from '#ticketing/holders/holders.public.ts';
import {
  type OrderedMedium,
  productOfSale,
  type TicketKey,
  type TicketRow,
  type Tickets,
} from '#ticketing/tickets/tickets.public.ts';
import {
  cancelCards,
  lockCardsOfTickets,
  recipientOn,
  requestReplacements,
} from '#ticketing/travel-cards/travel-cards.public.ts';
import { changeHolderOf, isOtherHolder, saveNewHolder } from './becoming-holder.ts';
import type { EditSlots } from './load-free-edit-facts.ts';
import { recordedEdit } from './recorded-edit.ts';

/** An edit that is decided; the ticket and the slots after the edit are locked. */
export type FreeEditToSave = {
  readonly row: TicketRow;
  readonly ticket: TicketToEdit;
  readonly edit: FreeEdit;
  readonly decided: DecidedFreeEdit<Department>;
  readonly slots: EditSlots;
};

type SaveContext = {
  readonly change: Change;
  readonly tickets: Tickets;
  readonly scope: Scope;
  readonly now: Temporal.Instant;
  readonly today: Temporal.PlainDate;
};

/** Saves an edit. Returns the ticket that there is from now on: the same one, or the one that continues it. */
export async function saveFreeEdit(
  context: SaveContext,
  editToSave: FreeEditToSave,
): Promise<TicketKey> {
  const { row, decided, slots, ticket } = editToSave;
  const key = decided.isContinued
    ? await continueTicket(context, editToSave)
    : await changeInPlace(context, editToSave);
  const { tx } = context.change;
  const { holderType } = decided.edited;
  if (holderType !== ticket.holderType) await setHolderTypes(tx, [{ ...key, holderType }]);
  if (slots.holder !== null && slots.holder !== row.holder_slot) {
    await moveEntitlement(tx, key, slots.holder);
    await freeUnusedSlots(
      tx,
      [row.holder_slot].filter((slot) => slot !== null),
    );
  }
  return key;
}

async function changeInPlace(
  { change, tickets, scope, now }: SaveContext,
  { row, ticket, edit, decided, slots }: FreeEditToSave,
): Promise<TicketKey> {
  const { edited, agreement, sold, expirationDate } = decided;
  const isOther = isOtherHolder(ticket, edited);
  const holderId = isOther ? await changeHolderOf(change, { scope, row, edit }) : row.holder_id;
  const becomes = {
    ...productOfSale(sold),
    holderId,
    expirationDate,
    holderSlot: slots.holder,
    agreementId: agreement.id,
    profileId: edited.profileId,
  };
  const recorded = recordedEdit({ row, ticket, decided });
  await tickets.changeInPlace(change, [{ row, becomes, recorded }], { tenant: scope.tenant, now });
  return { companyId: row.company_id, id: row.id };
}

async function continueTicket(
  context: SaveContext,
  { row, ticket, edit, decided, slots }: FreeEditToSave,
): Promise<TicketKey> {
  const { change, tickets, scope, now } = context;
  const { edited, agreement, sold, expirationDate, startDate } = decided;
  const { tenant } = scope;
  const isOther = isOtherHolder(ticket, edited);
  const medium = await otherMedium(context, { row, ticket, decided, slots });
  const { company_id: companyId, company_name: companyName } = row;
  const becomes = {
    holderId: isOther ? await saveNewHolder(change, { scope, row, edit }) : row.holder_id,
    holderSlot: slots.holder,
    profileId: edited.profileId,
    endByRule: expirationDate,
    ...(medium && { medium }),
    recipient: recipientOfEdit(edit, { tenant, companyId, companyName }),
    recorded: recordedEdit({ row, ticket, decided }),
  };
  const continued = {
    row,
    becomes,
    newStart: startDate,
    kind: 'edit-ticket' as const,
    lastDay: startDate.subtract({ days: 1 }),
    product: productOfSale(sold),
    ...(agreement.id !== row.agreement_id && { agreement }),
  };
  const [newTicket] = await tickets.continue(change, [continued], { tenant, now });
  if (!newTicket) throw new Error('a ticket was not continued');
  // A card that is not made yet is needed no more when its ticket is over.
  if (edited.medium !== ticket.medium) await cancelCards(change, [row.id], { scope, tenant, now });
  return newTicket;
}

type BecomingMedium = Pick<FreeEditToSave, 'row' | 'ticket' | 'decided' | 'slots'>;

/** Another phone, or another card with another name; null where a ticket goes on with its code or card. */
async function otherMedium(
  { change, scope, now, today }: SaveContext,
  { row, ticket, decided: { edited, needsNewCard }, slots }: BecomingMedium,
): Promise<OrderedMedium | null> {
  if (edited.medium === 'phone') {
    return slots.medium === row.medium_slot ? null : { medium: 'phone', mediumSlot: slots.medium };
  }
  if (!needsNewCard || ticket.medium !== 'card') return null;
  const card = (await lockCardsOfTickets(change.tx, { scope, today }, [row.id])).get(row.id);
  if (!card) throw new Error(`Ticket ${row.id} lies on no card.`);
  const moment = { tenant: scope.tenant, now };
  const [cardId] = await requestReplacements(change, [{ card, reason: 'new-name' }], moment);
  if (cardId === undefined) throw new Error('a card was not requested');
  return { medium: 'card', mediumSlot: null, cardId };
}

const recipientOfEdit = (
  { medium, firstName }: FreeEdit,
  company: Parameters<typeof recipientOn>[1],
) => (medium.kind === 'phone' ? recipientOn({ firstName, medium }, company) : null);
