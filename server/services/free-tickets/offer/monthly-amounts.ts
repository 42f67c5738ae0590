import {
  type CompanyOffer,
  type FreeAmounts,
  freeAmountsOf,
} from '@takst/domain/services/free-tickets/free-price.rules.ts';
import type { TicketRow } from '#ticketing/tickets/tickets.public.ts';

/** What tickets cost and are taxed for together, in a month from a day on; null where something is not on file. */
export function monthlyAmounts(
  offer: CompanyOffer,
  rows: readonly TicketRow[],
  on: Temporal.PlainDate,
): FreeAmounts {
  const amounts = rows.map((row) => amountsOfRow(offer, row, on));
  return {
    priceOre: sumOf(amounts.map(({ priceOre }) => priceOre)),
    taxOre: sumOf(amounts.map(({ taxOre }) => taxOre)),
  };
}

type PricedRow = Pick<TicketRow, 'product_id' | 'profile_id' | 'nr_of_zones' | 'agreement_id'>;

/** What a ticket costs and is taxed for in the month of a day. */
export const amountsOfRow = (
  offer: CompanyOffer,
  {
    product_id: productId,
    profile_id: profileId,
    nr_of_zones: nrOfZones,
    agreement_id: agreementId,
  }: PricedRow,
  on: Temporal.PlainDate,
): FreeAmounts => freeAmountsOf(offer, { productId, profileId, nrOfZones, agreementId }, on);

const sumOf = (amounts: readonly (number | null)[]): number | null =>
  amounts.reduce<number | null>(
    (sum, amount) => (sum === null || amount === null ? null : sum + amount),
    0,
  );

/** What is saved by an end, as the effect of a row says it: less. */
export const lessOre = (ore: number | null): number | null => (ore === null ? null : 0 - ore);
