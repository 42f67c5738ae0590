import type { FreeProfileId } from '@takst/domain/services/free-tickets/free-profile.rules.ts';
import {
  sellFreeTicket,
  type SoldFreeTicket,
} from '@takst/domain/services/free-tickets/free-price.rules.ts';
import { ownShareOn } from '@takst/domain/services/free-tickets/own-share.rules.ts';
import { useWatch } from 'react-hook-form';
import { useZonePrice } from '#ticketing/tickets/order-zones/use-zone-price.ts';
import { choiceOf } from '#ticketing/tickets/order-zones/zone-fields.ts';
import type { PricedFields } from '#ticketing/tickets/order-zones/zone-offer.ts';
import { dateIn, type FreeOrderFields } from './free-order-fields.ts';
import { type FreeOrderOffer, useFreeOffer } from './free-order-offer.ts';

/** What is sold for the fields, by the rule that the order asks; null while something is missing or nothing is sold. */
export function soldFreeTicket(
  fields: PricedFields & { agreementNumber?: string },
  { sale, today }: Pick<FreeOrderOffer, 'sale' | 'today'>,
): SoldFreeTicket | null {
  const choice = choiceOf(fields);
  if (!choice) return null;
  const nameOf = (id: string) => sale.zones.find((zone) => zone.id === id)?.name ?? null;
  const zones =
    choice.kind === 'all'
      ? { validAllZones: true, zoneFrom: null, zoneTo: null }
      : { validAllZones: false, zoneFrom: nameOf(choice.from), zoneTo: nameOf(choice.to) };
  const startDate = dateIn(fields.startDate) ?? today;
  const { profileId, agreementNumber } = fields;
  const agreementId = agreementNumber ? Number(agreementNumber) : null;
  const sold = sellFreeTicket(sale, { ...zones, profileId, agreementId, startDate });
  return typeof sold === 'string' ? null : sold;
}

/** The order as its fields are: price, taxable amount and zones. */
export function useSoldFreeTicket() {
  const offer = useFreeOffer();
  const { fields } = useZonePrice();
  const agreementNumber = useWatch<FreeOrderFields, 'agreementNumber'>({ name: 'agreementNumber' });
  const start = dateIn(fields.startDate) ?? offer.today;
  return {
    fields: fields as PricedFields & { profileId: FreeProfileId },
    sold: soldFreeTicket({ ...fields, agreementNumber }, offer),
    start,
    /** What the employee pays of it. */
    ownShareOre: ownShareOn(offer.sale.ownShares, Number(agreementNumber), start),
  };
}
