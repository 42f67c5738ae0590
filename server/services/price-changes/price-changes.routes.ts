import type { PerTenant } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import type { Database } from '#platform/db/database.ts';
import type { ServedRoute } from '#platform/http/serve.ts';
import type { BillingServices } from '#ticketing/tickets/tickets.public.ts';
import { downloadPriceChange } from './download-price-change.ts';
import { getPriceChange } from './get-price-change.ts';
import { getPriceLetter } from './letter/get-price-letter.ts';
import { sendPriceLetter } from './letter/send-price-letter.ts';
import { simulatePrices } from './simulate-prices.ts';

type Dependencies = {
  readonly database: Database;
  readonly changes: ChangePath;
  readonly services: BillingServices;
  /** Addresses of the operators, for links in e-mails. */
  readonly origins: PerTenant<string>;
};

/** What new prices mean for the companies of an operator. */
export const priceChangeRoutes = ({
  database,
  changes,
  services,
  origins,
}: Dependencies): ServedRoute[] => [
  simulatePrices(database, services),
  getPriceChange(database, services),
  ...downloadPriceChange(database, services),
  getPriceLetter(database, origins),
  sendPriceLetter(changes),
];
