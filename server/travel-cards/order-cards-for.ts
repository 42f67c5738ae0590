import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import type { ChosenMedium } from '@takst/domain/travel-cards/chosen-medium.rules.ts';
import type { Change } from '#changes/change-path.ts';
import { feesOn } from '#products/products.public.ts';
import { type CardOrder, orderCards } from './order-cards.ts';

type OrderOnMedium = { readonly companyId: number; readonly medium: ChosenMedium };

type Moment = {
  readonly tenant: TenantId;
  readonly now: Temporal.Instant;
  readonly today: Temporal.PlainDate;
};

/** The cards of orders in their order, new and existing ones (`orderCards`); null for a phone. */
export async function orderCardsFor(
  change: Change,
  orders: readonly OrderOnMedium[],
  { tenant, now, today }: Moment,
): Promise<(number | null)[]> {
  const feeOre = (await feesOn(change.tx, tenant, today)).get('NEW_CARD')?.priceOre ?? 0;
  const cards = orders.map(({ companyId, medium }): CardOrder | null => {
    if (medium.kind === 'phone') return null;
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
  return cards.map((card) => (card === null ? null : (ids[next++] ?? null)));
}
