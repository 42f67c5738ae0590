import { listAvailableSubscriptions as route } from '@takst/contract/services/subscriptions/list-available-subscriptions.contract.ts';
import type { AvailableSubscription } from '@takst/contract/catalogue/products/available-subscription.schema.ts';
import { inForce } from '@takst/domain/platform/time/in-force.rules.ts';
import { subscriberServiceIds } from '@takst/domain/platform/access/ticket-service-id.ts';
import { servicesIn } from '#platform/scope/within-services.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { type PricedProduct, productsOn } from '#catalogue/products/products.public.ts';
import { type SubscriptionOffer, subscriptionOffers } from './subscription-offer.query.ts';
import { inKroner, priceOn } from './subscription-price.ts';

/** What a company can order for its people, the ticket first (spec 2 §3, §7). */
export const listAvailableSubscriptions = (database: Database) =>
  serve(route, async ({ scope, params, today }) => {
    const { tenant } = scope;
    const month = today.with({ day: 1 });
    const services = servicesIn({ scope, services: subscriberServiceIds }, params.id);
    const isSold = (product: { readonly services: readonly string[] }) =>
      services.some((service) => product.services.includes(service));
    const [products, offers] = await Promise.all([
      productsOn(database, { tenant }, month),
      subscriptionOffers(database, tenant),
    ]);
    const available = [
      ...ticketOf(products.filter(isSold)),
      ...offers.filter(isSold).map((offer) => describeOffer(offer, month)),
    ];
    return available.length > 0 ? { reply: available } : { refused: { code: 'NOTHING_AVAILABLE' } };
  });

/** The ticket goes by the product that is sold everywhere; what it costs depends on zones and category. */
function ticketOf(products: readonly PricedProduct[]): AvailableSubscription[] {
  const product = products.find(({ filters }) => Object.keys(filters).length === 0) ?? products[0];
  if (!product) return [];
  const { name, description } = product;
  return [
    { type: 'TICKET', name, description, pricePerMonth: null, vatPerMonth: null, prices: [] },
  ];
}

function describeOffer(
  { type, name, description, prices }: SubscriptionOffer,
  month: Temporal.PlainDate,
): AvailableSubscription {
  const current = inForce(prices, month)?.validFrom ?? month;
  return {
    type,
    name,
    description,
    ...priceOn(prices, month),
    prices: prices
      .filter(({ validFrom }) => Temporal.PlainDate.compare(validFrom, current) >= 0)
      .map((price) => ({ validFrom: price.validFrom, ...inKroner(price) })),
  };
}
