import { useFormContext, useWatch } from 'react-hook-form';
import { type PricedFields, useZoneOffer, type ZonePrice } from './zone-offer.ts';

/** Watches the fields that decide the price; `priceWith` gives the price of another choice. */
export function useZonePrice() {
  const { isStartOffered, productFor } = useZoneOffer();
  const { control } = useFormContext<PricedFields>();
  const [zoneChoice, zoneFrom, zoneTo, profileId, chosenStart] = useWatch({
    control,
    name: ['zoneChoice', 'zoneFrom', 'zoneTo', 'profileId', 'startDate'],
  });
  // After midnight a day that was chosen before may no longer be offered: the field of the dates shows it no more.
  const isOffered = chosenStart !== '' && isStartOffered(Temporal.PlainDate.from(chosenStart));
  const startDate = isOffered ? chosenStart : '';
  const fields: PricedFields = { zoneChoice, zoneFrom, zoneTo, profileId, startDate };
  const priceOf = (pricedFields: PricedFields): ZonePrice | null =>
    productFor(pricedFields)?.price ?? null;
  return {
    fields,
    price: priceOf(fields),
    priceWith: (otherFields: Partial<PricedFields>) => priceOf({ ...fields, ...otherFields }),
  };
}
