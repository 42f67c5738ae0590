import type {
  TicketCard,
  TicketCards,
} from '@takst/contract/ticketing/travel-cards/ticket-cards.schema.ts';
import { toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import type { Scope } from '#platform/scope/scope.ts';
import type { Database } from '#platform/db/database.ts';
import { feesOn } from '#catalogue/products/products.public.ts';
import { type CardInHistory, findCardWithReplaced } from './card/replaced-cards.query.ts';

type CardsRequest = {
  readonly scope: Scope;
  readonly today: Temporal.PlainDate;
  /** Null on a phone. */
  readonly cardId: number | null;
};

/** The card of a ticket with those that it has replaced (spec 3 §2, "Travel-card status changes"). */
export async function describeTicketCards(
  database: Database,
  { scope, today, cardId }: CardsRequest,
): Promise<TicketCards> {
  const cards = cardId === null ? [] : await findCardWithReplaced(database, scope, cardId);
  const fees = await feesOn(database, scope.tenant, today);
  const replacementFee = toKroner(fees.get('REPLACEMENT_CARD')?.priceOre ?? 0);
  return { cards: cards.map(described), replacementFee };
}

const described = ({ madeAt, reason, feeOre, ...card }: CardInHistory): TicketCard => ({
  ...card,
  manufacturedAt: madeAt,
  replacementReason: reason,
  fee: toKroner(feeOre),
});
