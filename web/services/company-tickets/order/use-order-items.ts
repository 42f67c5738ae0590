import { subscriptionTypes } from '@takst/domain/catalogue/products/subscription-type.ts';
import { inForce } from '@takst/domain/platform/time/in-force.rules.ts';
import { firstOfMonth } from '@takst/domain/platform/time/month.rules.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { usePageLanguage } from '#platform/design/page-language.ts';
import type { OrderFields } from '#services/company-tickets/offer/order-fields.ts';
import { useOffer } from '#services/company-tickets/offer/order-offer.ts';
import { oreOf } from '#ticketing/tickets/order-zones/zone-offer.ts';
import { useOrderPrice } from '#services/company-tickets/offer/use-order-price.ts';

/** What the order is of: a ticket or not, subscriptions, and what all of it costs in a month. */
export function useOrderItems() {
  const language = usePageLanguage();
  const { available, today } = useOffer();
  const { control } = useFormContext<OrderFields>();
  const types = useWatch({ control, name: 'types' });
  const {
    fields: { startDate },
    price,
    firstMonth,
  } = useOrderPrice();
  const month = firstOfMonth(startDate ? Temporal.PlainDate.from(startDate) : today);
  const hasTicket = types.includes('TICKET');
  const addOns = available.filter(
    ({ type }) => type !== 'TICKET' && types.includes(type) && subscriptionTypes.includes(type),
  );
  const prices = addOns.map((addOn) => inForce(addOn.prices, month));
  const isPriced = (!hasTicket || price !== null) && !prices.includes(null) && types.length > 0;
  const ticket =
    hasTicket && price ? { ore: oreOf(price), vatOre: Math.round(price.vat * 100) } : null;
  const sumOf = (key: 'pricePerMonth' | 'vatPerMonth') =>
    prices.reduce((sum, one) => sum + Math.round((one?.[key] ?? 0) * 100), 0);
  return {
    hasTicket,
    names: addOns.map(({ name }) => name[language]),
    firstMonth: hasTicket ? firstMonth : month,
    /** Øre in a month, and the VAT within it; null while something has no price. */
    total: isPriced
      ? {
          ore: (ticket?.ore ?? 0) + sumOf('pricePerMonth'),
          vatOre: (ticket?.vatOre ?? 0) + sumOf('vatPerMonth'),
        }
      : null,
  };
}
