import type { AcceptedFreeOrder } from '@takst/domain/services/free-tickets/decide-free-order.rules.ts';
import type { FreeOrder } from '@takst/domain/services/free-tickets/free-order.ts';
import { childEndByRule } from '@takst/domain/services/free-tickets/child-end.rules.ts';
import type { CompanyScope } from '#platform/scope/scope.ts';
import type { Change } from '#platform/changes/change-path.ts';
import { saveHolders } from '#ticketing/holders/holders.public.ts';
import {
  productOfSale,
  type TicketDraft,
  type TicketKey,
  type Tickets,
} from '#ticketing/tickets/tickets.public.ts';
import {
  orderCardsFor,
  orderedMedium,
  type OrderSlots,
  recipientOn,
} from '#ticketing/travel-cards/travel-cards.public.ts';
import { findOrMakeEntitlements, saveDetails } from '../book/entitlement.store.ts';
import { holderDetails, recordedOf } from './free-ticket-draft.ts';
import type { Department } from './load-free-order-facts.ts';

/** An order in which everything is decided; its slots are locked. */
export type FreeOrderToSave = AcceptedFreeOrder<Department> & {
  readonly order: FreeOrder;
  readonly slots: OrderSlots;
};

type SaveMoment = {
  readonly scope: CompanyScope;
  readonly now: Temporal.Instant;
  readonly today: Temporal.PlainDate;
};
type SaveContext = { readonly change: Change; readonly tickets: Tickets };

/** Saves holders, cards and entitlements, and issues tickets, in the order of the list; any number in the same statements. */
export async function saveFreeOrders(
  { change, tickets }: SaveContext,
  orders: readonly FreeOrderToSave[],
  { scope, now, today }: SaveMoment,
): Promise<TicketKey[]> {
  const { tenant } = scope;
  const { tx } = change;
  const holders = await saveHolders(tx, tenant, orders.map(holderOf));
  const cardIds = await orderCardsFor(
    change,
    orders.map(({ agreement: { companyId }, order: { medium } }) => ({ companyId, medium })),
    { tenant, now, today },
  );
  const slots = orders.map(({ agreement: { companyId }, slots: { holder } }) => {
    if (holder === null) throw new Error('the holder of an order was not locked');
    return { companyId, holderSlot: holder };
  });
  const entitlements = await findOrMakeEntitlements(tx, tenant, slots);
  const drafts = orders.map(({ agreement, sold, order, slots: { holder, medium } }, place) => {
    const holderId = holders[place];
    if (holderId === undefined) throw new Error('a holder was not saved');
    const { companyId, companyName, id: agreementId } = agreement;
    const { profileId, startDate } = order;
    const terms = { agreementId, profileId, ...productOfSale(sold) };
    const draft: TicketDraft = {
      ...terms,
      service: 'free-tickets',
      companyId,
      holderId,
      holderSlot: holder,
      startDate,
      expirationDate: childEndByRule(order, agreement.childEnd, today),
      ...orderedMedium(order.medium, medium, cardIds[place] ?? null),
      recipient: recipientOn(order, { tenant, companyId, companyName }),
      recorded: { before: null, after: { ...recordedOf(order), ...terms, startDate } },
    };
    return draft;
  });
  const issued = await tickets.issue(change, drafts, { tenant, now });
  await saveDetails(
    tx,
    issued.map((key, place) => {
      const [entitlementId, order] = [entitlements[place], orders[place]?.order];
      if (entitlementId === undefined || !order) throw new Error('a ticket was not issued');
      return { ...key, entitlementId, holderType: order.holderType };
    }),
  );
  return issued;
}

const holderOf = ({ agreement: { companyId }, order }: FreeOrderToSave) => ({
  companyId,
  kind: 'free' as const,
  ...holderDetails(order),
});
