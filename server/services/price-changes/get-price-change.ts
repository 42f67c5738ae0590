import { getPriceChange as route } from '@takst/contract/services/price-changes/get-price-change.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { proposedPrices } from '#services/operator-desk/operator-desk.public.ts';
import type { BillingServices } from '#ticketing/tickets/tickets.public.ts';
import { describePriceChange } from './describe-price-change.ts';

export const getPriceChange = (database: Database, services: BillingServices) =>
  serve(route, async ({ scope: { tenant }, params: { proposalId }, today }) => {
    const proposed = await proposedPrices(database, tenant, proposalId);
    if (!proposed) return { refused: { code: 'PROPOSAL_NOT_FOUND' } };
    const { rows, state } = proposed;
    const before = state === 'APPROVED' ? { before: proposed.before } : {};
    return describePriceChange(database, { tenant, services, rows, ...before, today });
  });
