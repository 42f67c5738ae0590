import type { IssuedTicket } from '@takst/contract/ticketing/tickets/issued-ticket.schema.ts';
import { isZoneChangeEmpty } from '@takst/domain/ticketing/tickets/zones-unchanged.rules.ts';
import { withCommonPair } from '@takst/domain/catalogue/zones/zone-choice.rules.ts';
import type { Resolver } from 'react-hook-form';
import { choiceOf, zonesOf } from '#ticketing/tickets/order-zones/zone-fields.ts';
import type { PricedFields, ProductZoneOffer } from '#ticketing/tickets/order-zones/zone-offer.ts';

/** The order form's fields that a change of zones shares, so that both use the same components. */
export type ChangeZoneFields = PricedFields;

export const missingZoneResolver: Resolver<ChangeZoneFields, unknown, ChangeZoneFields> = (
  fields,
) => {
  const { zoneChoice, zoneFrom, zoneTo } = fields;
  const requiredFault = { type: 'required' };
  if (zoneChoice !== 'all' && !zoneFrom) return { values: {}, errors: { zoneFrom: requiredFault } };
  if (zoneChoice === 'two' && !zoneTo) return { values: {}, errors: { zoneTo: requiredFault } };
  return { values: fields, errors: {} };
};

/** Compares the selected zones and their product with the ticket's; null while a zone is missing. */
export function zoneChange(
  fields: ChangeZoneFields,
  { ticket, offer }: { ticket: IssuedTicket; offer: ProductZoneOffer },
) {
  const selectedChoice = choiceOf(fields);
  const currentChoice = choiceOf(zonesOf(ticket, offer));
  if (!selectedChoice) return null;
  const pair = offer.tenant.commonZonePair;
  const choice = withCommonPair(selectedChoice, pair);
  const soldProduct = offer.productFor(fields);
  const nameOf = (id: string) => offer.zones.find((zone) => zone.id === id)?.name ?? null;
  const zoneNames = choice.kind === 'zones' ? [choice.from, choice.to].map(nameOf) : [null, null];
  return {
    isUnchanged:
      currentChoice !== null &&
      isZoneChangeEmpty(
        { choice: withCommonPair(currentChoice, pair), productId: ticket.productId },
        { choice, productId: soldProduct?.product.id ?? ticket.productId },
      ),
    soldProduct,
    zoneFrom: zoneNames[0] ?? null,
    zoneTo: zoneNames[1] ?? null,
    validAllZones: choice.kind === 'all',
  };
}

export type ZoneChange = NonNullable<ReturnType<typeof zoneChange>>;
