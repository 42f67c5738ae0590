import type { CounterOrder } from './counter-order.ts';
import {
  type CounterOffer,
  type CounterProduct,
  type CounterZoneRefusal,
  type CounterZones,
  isTravelMoney,
  priceOfCounterTicket,
  zonesOfCounterTicket,
} from './counter-price.rules.ts';

export type SoldLine = {
  readonly profileId: string | null;
  readonly quantity: number;
  /** Of one, in øre, VAT included. */
  readonly priceOre: number;
  readonly vatPercent: number;
};

/** The last day of a ticket that begins on a day; a single trip is made on that day. */
export const lastDayFrom = (
  { nrOfDaysValid }: Pick<CounterProduct, 'nrOfDaysValid'>,
  start: Temporal.PlainDate,
): Temporal.PlainDate => start.add({ days: (nrOfDaysValid ?? 1) - 1 });

type CounterSale = {
  /** Null of travel money. */
  readonly zones: CounterZones | null;
  readonly lines: readonly SoldLine[];
};
type SaleRefusal = { readonly code: 'PRODUCT_NOT_OFFERED' | CounterZoneRefusal };

/** Zones and prices of the lines of an order, as the form shows them too. Travel money is bought without VAT. */
export function sellLines(
  offer: CounterOffer,
  product: CounterProduct,
  {
    order,
    today: on,
  }: {
    readonly order: Pick<CounterOrder, 'zones' | 'lines' | 'amountOre'>;
    readonly today: Temporal.PlainDate;
  },
): CounterSale | SaleRefusal {
  if (isTravelMoney(product)) {
    const lines = order.lines.map(({ quantity }) => ({
      profileId: null,
      quantity,
      priceOre: order.amountOre ?? 0,
      vatPercent: 0,
    }));
    return { zones: null, lines };
  }
  if (order.zones === null) return { code: 'INVALID_ZONE_FROM' };
  const zones = zonesOfCounterTicket(offer, product, order.zones);
  if (typeof zones === 'string') return { code: zones };
  const lines = order.lines.map(({ profileId, quantity }) => {
    const { nrOfZones } = zones;
    const price =
      profileId === null ? null : priceOfCounterTicket(product, { profileId, nrOfZones, on });
    return price && { profileId, quantity, ...price };
  });
  const priced = lines.filter((line) => line !== null);
  return priced.length < lines.length
    ? { code: 'PRODUCT_NOT_OFFERED' }
    : {
        zones,
        lines: priced.map(({ profileId, quantity, priceOre, vatPercent }) => ({
          profileId,
          quantity,
          priceOre,
          vatPercent,
        })),
      };
}
