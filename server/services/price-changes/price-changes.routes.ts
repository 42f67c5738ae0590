import type { Database } from '#platform/db/database.ts';
import type { ServedRoute } from '#platform/http/serve.ts';
import type { BillingServices } from '#ticketing/tickets/tickets.public.ts';
import { downloadPriceChange } from './download-price-change.ts';
import { getPriceChange } from './get-price-change.ts';
import { simulatePrices } from './simulate-prices.ts';

type Dependencies = { readonly database: Database; readonly services: BillingServices };

/** What new prices mean for the companies of an operator. */
export const priceChangeRoutes = ({ database, services }: Dependencies): ServedRoute[] => [
  simulatePrices(database, services),
  getPriceChange(database, services),
  ...downloadPriceChange(database, services),
];
