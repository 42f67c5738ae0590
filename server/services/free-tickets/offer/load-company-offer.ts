import type { CompanyOffer } from '@takst/domain/services/free-tickets/free-price.rules.ts';
import type { CompanyScope } from '#platform/scope/scope.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { loadFreeOffer } from './load-free-offer.ts';
import { ownSharesOf } from '../own-share/own-share.query.ts';

type OfferRequest = {
  readonly scope: CompanyScope;
  readonly companyIds: readonly number[];
  readonly today: Temporal.PlainDate;
};

/** What an operator sells to companies as free tickets, and what is taxed for them, by first day. */
export async function loadCompanyOffer(
  source: Database | Transaction,
  { scope, companyIds, today }: OfferRequest,
): Promise<(start: Temporal.PlainDate) => CompanyOffer> {
  const offerOn = await loadFreeOffer(source, { tenant: scope.tenant, today });
  const ownShares = await ownSharesOf(source, scope, companyIds);
  return (start) => ({ ...offerOn(start), ownShares });
}
