import type { CompanyTicket } from '@takst/contract/company-tickets/company-ticket.schema.ts';
import { areZonesUnchanged } from '@takst/domain/company-tickets/zones-unchanged.rules.ts';
import { withCommonPair } from '@takst/domain/zones/zone-choice.rules.ts';
import type { Resolver } from 'react-hook-form';
import type { OrderFields } from '#company-tickets/order/order-fields.ts';
import type { OrderOffer } from '#company-tickets/order/order-offer.ts';
import { soldFor } from '#company-tickets/order/order-price.ts';
import { choiceOf, type ZoneFields } from '#company-tickets/order-zones/zone-fields.ts';

/** The order form's fields that a change of zones shares, so that both use the same components. */
export type ChangeZoneFields = ZoneFields &
  Pick<OrderFields, 'productId' | 'profileId' | 'startDate'>;

/** The zones of a ticket as form fields. */
export function zonesOf(ticket: CompanyTicket, { zones }: OrderOffer): ZoneFields {
  const named = (name: string | null) => zones.find((zone) => zone.name === name)?.id ?? '';
  const zoneFrom = named(ticket.zoneFrom);
  const zoneTo = named(ticket.zoneTo);
  if (ticket.allZones) return { zoneChoice: 'all', zoneFrom, zoneTo };
  // The common pair counts as one zone and is selected as one.
  return { zoneChoice: ticket.nrOfZones === 1 ? 'one' : 'two', zoneFrom, zoneTo };
}

export const zonesMissing: Resolver<ChangeZoneFields, unknown, ChangeZoneFields> = (fields) => {
  const { zoneChoice, zoneFrom, zoneTo } = fields;
  const required = { type: 'required' };
  if (zoneChoice !== 'all' && !zoneFrom) return { values: {}, errors: { zoneFrom: required } };
  if (zoneChoice === 'two' && !zoneTo) return { values: {}, errors: { zoneTo: required } };
  return { values: fields, errors: {} };
};

/** Compares the selected zones with the ticket's; null while a zone is missing. */
export function zoneChange(
  fields: ChangeZoneFields,
  { ticket, offer }: { ticket: CompanyTicket; offer: OrderOffer },
) {
  const chosen = choiceOf(fields);
  const present = choiceOf(zonesOf(ticket, offer));
  if (!chosen) return null;
  const pair = offer.tenant.commonZonePair;
  const choice = withCommonPair(chosen, pair);
  const sold = soldFor(fields, offer);
  const nameOf = (id: string) => offer.zones.find((zone) => zone.id === id)?.name ?? null;
  const ends = choice.kind === 'zones' ? [choice.from, choice.to].map(nameOf) : [null, null];
  return {
    isUnchanged: present !== null && areZonesUnchanged(withCommonPair(present, pair), choice),
    sold: sold.find(({ product }) => product.id === fields.productId) ?? sold[0] ?? null,
    zoneFrom: ends[0] ?? null,
    zoneTo: ends[1] ?? null,
    validAllZones: choice.kind === 'all',
  };
}

export type ZoneChange = NonNullable<ReturnType<typeof zoneChange>>;
