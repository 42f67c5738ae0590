import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { TicketMediumOf } from '@takst/domain/ticketing/travel-cards/chosen-medium.rules.ts';
import type { Change } from '#platform/changes/change-path.ts';
import { feesOn } from '#catalogue/products/products.public.ts';
import { type CardOrder, orderCards } from './order-cards.ts';

type OrderOnMedium = { readonly companyId: number; readonly medium: TicketMediumOf };

type Moment = {
  readonly tenant: TenantId;
  readonly now: Temporal.Instant;
  readonly today: Temporal.PlainDate;
};

/** The cards of orders in their order, new, existing (`orderCards`) and kept ones; null for a phone. */
export async function orderCardsFor(
  change: Change,
  orders: readonly OrderOnMedium[],
  { tenant, now, today }: Moment,
): Promise<(number | null)[]> {
  const feeOre = (await feesOn(change.tx, tenant, today)).get('NEW_CARD')?.priceOre ?? 0;
  const cards = orders.map(({ companyId, medium }): CardOrder | null => {
    if (medium.kind === 'phone' || medium.kind === 'kept-card') return null;
    return medium.kind === 'card'
      ? { companyId, origin: 'existing', number: medium.cardNumber }
      : { companyId, origin: 'new', feeOre };
  });
  const ids = await orderCards(
    change,
    cards.filter((card) => card !== null),
    { tenant, now },
  );
  let next = 0;
  return orders.map(({ medium }, place) => {
    if (medium.kind === 'kept-card') return medium.cardId;
    return cards[place] === null ? null : (ids[next++] ?? null);
  });
}
