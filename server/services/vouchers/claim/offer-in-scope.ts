import type { VoucherScope } from '#platform/scope/scope.ts';
import type { Database } from '#platform/db/database.ts';
import { findOffer, type StoredOffer } from '../offer/offer.store.ts';

/** The offer that the key of a call leads to; null for none. */
export const offerInScope = async (
  database: Database,
  { tenant, offerId: id }: VoucherScope,
): Promise<StoredOffer | null> =>
  id === null ? null : ((await findOffer(database, { tenant, id })) ?? null);
