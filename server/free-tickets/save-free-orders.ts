import type { AcceptedFreeOrder } from '@takst/domain/free-tickets/decide-free-order.rules.ts';
import type { FreeOrder } from '@takst/domain/free-tickets/free-order.ts';
import { childEndByRule } from '@takst/domain/free-tickets/child-end.rules.ts';
import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import type { CompanyScope } from '#access/scope.ts';
import type { Change } from '#changes/change-path.ts';
import { saveHolders } from '#holders/holders.public.ts';
import type { TicketDraft, TicketKey, Tickets } from '#tickets/tickets.public.ts';
import { type CardOrder, orderCards } from '#travel-cards/travel-cards.public.ts';
import { feesOn } from '#products/products.public.ts';
import { findOrMakeEntitlements, saveDetails } from './entitlement.store.ts';
import {
  holderDetails,
  mediumOf,
  recipientIn,
  recordedOf,
  ticketProductOf,
} from './free-ticket-draft.ts';
import type { Department, FreeSlots } from './load-free-order-facts.ts';

/** An order in which everything is decided; its slots are locked. */
export type FreeOrderToSave = AcceptedFreeOrder<Department> & {
  readonly order: FreeOrder;
  readonly slots: FreeSlots;
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
  const cardIds = await orderTheirCards(change, orders, { tenant, now, today });
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
    const terms = { agreementId, profileId, ...ticketProductOf(sold) };
    const draft: TicketDraft = {
      ...terms,
      service: 'free-tickets',
      companyId,
      holderId,
      holderSlot: holder,
      startDate,
      expirationDate: childEndByRule(order, agreement.childEnd, today),
      ...mediumOf(order.medium, medium, cardIds[place] ?? null),
      recipient: recipientIn(order, { tenant, companyId, companyName }),
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

/** New cards and existing ones; null for a phone. */
async function orderTheirCards(
  change: Change,
  orders: readonly FreeOrderToSave[],
  { tenant, now, today }: { tenant: TenantId; now: Temporal.Instant; today: Temporal.PlainDate },
): Promise<(number | null)[]> {
  const fee = (await feesOn(change.tx, tenant, today)).get('NEW_CARD')?.priceOre ?? 0;
  const cards = orders.map(({ agreement: { companyId }, order: { medium } }): CardOrder | null => {
    if (medium.kind === 'phone') return null;
    return medium.kind === 'card'
      ? { companyId, origin: 'existing', number: medium.cardNumber }
      : { companyId, origin: 'new', feeOre: fee };
  });
  const ids = await orderCards(
    change,
    cards.filter((card) => card !== null),
    { tenant, now },
  );
  let next = 0;
  return cards.map((card) => (card === null ? null : (ids[next++] ?? null)));
}
