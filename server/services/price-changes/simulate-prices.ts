import { simulatePrices as route } from '@takst/contract/services/price-changes/simulate-prices.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import type { BillingServices } from '#ticketing/tickets/tickets.public.ts';
import { describePriceChange } from './describe-price-change.ts';

export const simulatePrices = (database: Database, services: BillingServices) =>
  serve(route, ({ scope: { tenant }, body: { rows }, today }) =>
    describePriceChange(database, { tenant, services, rows, today }),
  );
