import type { CounterProductEntry } from '@takst/contract/services/ticket-counter/order/get-counter-offer.contract.ts';
import { sellLines } from '@takst/domain/services/ticket-counter/order/counter-sale.rules.ts';
import { oreIn } from '#platform/design/fields/kroner-in.ts';
import { choiceOf, type ZoneFields } from '#ticketing/tickets/order-zones/zone-fields.ts';
import { type CounterOrderFields, productIn } from './counter-order-fields.ts';
import type { CounterOrderOffer } from './counter-order-offer.ts';
import { orderedLines } from './ordered-lines.ts';

export type SoldCounterOrder = {
  readonly lines: readonly { profileId: string | null; quantity: number; priceOre: number }[];
  readonly totalOre: number;
};

type Line = { readonly profileId: string | null; readonly quantity: number };
type Amounts = ZoneFields & Pick<CounterOrderFields, 'amount'>;

/** What the lines cost, by the rule that the order asks; null while something is missing, or no price is on file. */
function soldLines(
  fields: Amounts,
  { product, lines }: { product: CounterProductEntry | undefined; lines: readonly Line[] },
  offer: CounterOrderOffer,
): SoldCounterOrder | null {
  const amountOre = oreIn(fields.amount);
  if (!product || (product.isTravelMoney && !amountOre)) return null;
  const { commonZonePair, offersAllZones } = offer.tenant;
  const sold = sellLines(
    { zones: offer.zones, products: [], commonZonePair, offersAllZones },
    {
      ...product,
      tags: product.isTravelMoney ? ['travel-money'] : [],
      // The form tells no VAT, which the invoice does.
      prices: product.prices.map((price) => ({ ...price, vatPercent: 0 })),
    },
    {
      order: {
        zones: namedZones(fields, offer),
        lines: lines.map((line) => ({ ...line, phones: [], cardNumbers: [] })),
        amountOre,
      },
      today: offer.today,
    },
  );
  if ('code' in sold) return null;
  const totalOre = sold.lines.reduce((sum, line) => sum + line.priceOre * line.quantity, 0);
  return Number.isNaN(totalOre) ? null : { lines: sold.lines, totalOre };
}

/** What the fields order, and what it costs. */
export const soldOrder = (
  fields: CounterOrderFields,
  offer: CounterOrderOffer,
): SoldCounterOrder | null =>
  soldLines(
    fields,
    { product: productIn(fields, offer), lines: orderedLines(fields, offer) },
    offer,
  );

/** What one ticket of a profile costs in the chosen zones; null while they are missing, or no price is on file. */
export const priceOfOne = (
  fields: Amounts,
  {
    product,
    profileId,
  }: { product: CounterProductEntry | undefined; profileId: string | undefined },
  offer: CounterOrderOffer,
): number | null =>
  profileId === undefined
    ? null
    : (soldLines(fields, { product, lines: [{ profileId, quantity: 1 }] }, offer)?.totalOre ??
      null);

function namedZones(fields: ZoneFields, { zones }: CounterOrderOffer) {
  const choice = choiceOf(fields);
  if (!choice) return null;
  const nameOf = (id: string) => zones.find((zone) => zone.id === id)?.name ?? null;
  return choice.kind === 'all'
    ? { validAllZones: true, zoneFrom: null, zoneTo: null }
    : { validAllZones: false, zoneFrom: nameOf(choice.from), zoneTo: nameOf(choice.to) };
}
