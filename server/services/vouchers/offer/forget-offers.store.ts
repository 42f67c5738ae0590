import { keptSince } from '@takst/domain/platform/retention/kept-since.rules.ts';
import { retentionPeriods } from '@takst/domain/platform/retention/retention-periods.ts';
import { businessDayOf } from '@takst/domain/platform/time/business-day.rules.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import {
  type CodePool,
  type CodeReference,
  forgetCodes,
} from '#ticketing/code-pools/code-pools.public.ts';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { offerReference } from './offer-reference.ts';

/**
 * Forgets whose an offer was three months after its period, claimed or not, with its key and what its code was. Amount, campaign,
 * provider and dates stay, so that the counts of campaigns do.
 */
export async function forgetOffers(tx: Transaction, now: Temporal.Instant): Promise<void> {
  const before = keptSince(retentionPeriods.voucherOffer, businessDayOf(now));
  await forgetOffersOf(tx, sql<SqlBool>`period_end < ${before}`);
}

/** The same for offers that a condition means. */
export async function forgetOffersOf(
  tx: Transaction,
  condition: RawBuilder<SqlBool>,
): Promise<void> {
  const { rows } = await sql<{
    id: number;
    tenant: CodePool['tenant'];
    provider: CodePool['kind'] | null;
  }>`
    update vouchers.offer set phone = null, phone_country_code = null, key_digest = null
     where phone is not null and ${condition}
    returning id, tenant, provider`.execute(tablesOf(tx));
  const codes = rows.flatMap(({ id, tenant, provider }): (CodePool & CodeReference)[] =>
    provider === null ? [] : [{ tenant, kind: provider, ...offerReference(id) }],
  );
  if (codes.length > 0) await forgetCodes(tx, codes);
}
