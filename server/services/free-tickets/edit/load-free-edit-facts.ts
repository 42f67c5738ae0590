import type {
  FreeEdit,
  FreeEditFacts,
} from '@takst/domain/services/free-tickets/edit/free-edit.ts';
import { unsetChildEnd } from '@takst/domain/services/free-tickets/child-end-settings.ts';
import {
  freeHolderSlot,
  freePhoneSlot,
} from '@takst/domain/services/free-tickets/free-slots.rules.ts';
import type { FreeTicketRules } from '@takst/domain/services/free-tickets/free-ticket.rules.ts';
import type { Slot } from '@takst/domain/ticketing/holders/slot.ts';
import {
  type LinkedTicket,
  withoutChainOf,
} from '@takst/domain/ticketing/tickets/held-ticket.rules.ts';
import type { Scope } from '#platform/scope/scope.ts';
import type { Transaction } from '#platform/db/database.ts';
import { isMobile } from '#ticketing/holders/holders.public.ts';
import {
  findHeldTickets,
  type LockedTicket,
  type TicketRow,
} from '#ticketing/tickets/tickets.public.ts';
import { type Card, findCards } from '#ticketing/travel-cards/travel-cards.public.ts';
import {
  type Department,
  departmentsOf,
} from '#services/free-tickets/order/load-free-order-facts.ts';
import { loadCompanyOffer } from '#services/free-tickets/offer/load-company-offer.ts';
import { findFreeTicketSettings } from '#services/free-tickets/settings/free-ticket-settings.store.ts';
import { holderTypesOf } from '#services/free-tickets/ticket/ticket-detail.query.ts';
import { ticketToEdit } from './ticket-to-edit.ts';

/** The keys of the slots after the edit; null for a slot that does not exist and for a card's. */
export type EditSlots = { readonly holder: number | null; readonly medium: number | null };

/** The slots after the edit: the holder's, and that of the phone with the ticket. */
export const slotsOfEdit = (companyId: number, edit: FreeEdit): [Slot, ...Slot[]] => [
  freeHolderSlot(companyId, edit),
  ...(edit.medium.kind === 'phone' ? [freePhoneSlot(edit.medium)] : []),
];

type FactsRequest = {
  readonly scope: Scope;
  readonly edit: FreeEdit;
  readonly slots: EditSlots;
};

/** What decides about the edit of a ticket. */
export async function loadFreeEditFacts(
  tx: Transaction,
  { row, rules, today }: LockedTicket<FreeTicketRules>,
  { scope, edit, slots }: FactsRequest,
): Promise<FreeEditFacts<Department>> {
  const { tenant } = scope;
  const card = await cardOf(tx, row, scope);
  const holderType = (await holderTypesOf(tx, [row])).get(row.id);
  if (!holderType) throw new Error(`Ticket ${row.id} has no holder type.`);
  const ticketsOfSlot = async (
    key: number | null,
    by: 'medium' | 'holder',
  ): Promise<LinkedTicket[]> => {
    const heldTickets = key === null ? [] : (await findHeldTickets(tx, [key], by)).get(key);
    return withoutChainOf(heldTickets ?? [], row.id);
  };
  return {
    tenant,
    today,
    rules,
    isMobile,
    ticket: ticketToEdit(row, {
      holderType,
      card,
      today,
    }),
    agreements: await departmentsOf(tx, scope, [edit]),
    offerOn: await loadCompanyOffer(tx, {
      scope,
      companyIds: [row.company_id],
      today,
    }),
    childEnd: (await findFreeTicketSettings(tx, scope, row.company_id)) ?? unsetChildEnd,
    heldByHolder: await ticketsOfSlot(slots.holder, 'holder'),
    heldOnMedium: await ticketsOfSlot(slots.medium, 'medium'),
  };
}

async function cardOf(
  tx: Transaction,
  { card_id: id }: TicketRow,
  scope: Scope,
): Promise<Card | null> {
  return id === null ? null : ((await findCards(tx, scope, [id])).get(id) ?? null);
}
