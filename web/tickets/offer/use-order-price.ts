import type { ProductPrice } from '@takst/contract/products/product.schema.ts';
import { firstMonthCharged } from '@takst/domain/company-tickets/charged-months.rules.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import type { OrderFields } from './order-fields.ts';
import { useOffer } from './order-offer.ts';
import { type PricedFields, soldProductFor, startOf } from './sold-product.ts';

/** Watches the fields that decide the price; `priceWith` gives the price of another choice. */
export function useOrderPrice() {
  const offer = useOffer();
  const { control } = useFormContext<OrderFields>();
  const [zoneChoice, zoneFrom, zoneTo, profileId, chosenStart] = useWatch({
    control,
    name: ['zoneChoice', 'zoneFrom', 'zoneTo', 'profileId', 'startDate'],
  });
  // After midnight a day that was chosen before may no longer be offered: the field of the dates shows it no more.
  const isOffered =
    chosenStart !== '' && offer.isStartOffered(Temporal.PlainDate.from(chosenStart));
  const startDate = isOffered ? chosenStart : '';
  const fields = { zoneChoice, zoneFrom, zoneTo, profileId, startDate };
  const priceOf = (pricedFields: PricedFields): ProductPrice | null =>
    soldProductFor(pricedFields, offer)?.price ?? null;
  return {
    fields,
    price: priceOf(fields),
    firstMonth: firstMonthCharged(startOf(fields, offer)),
    priceWith: (otherFields: Partial<PricedFields>) => priceOf({ ...fields, ...otherFields }),
  };
}
