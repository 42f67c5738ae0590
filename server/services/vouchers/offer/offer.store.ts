import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { CarProvider } from '@takst/domain/services/vouchers/car-provider.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import type { Language } from '#platform/http/call.ts';

export type StoredOffer = {
  readonly id: number;
  readonly campaign: string;
  /** Null once it is erased. */
  readonly phone: string | null;
  readonly phoneCountryCode: string | null;
  readonly amountOre: number;
  readonly periodStart: Temporal.PlainDate;
  readonly periodEnd: Temporal.PlainDate;
  readonly provider: CarProvider | null;
  readonly claimedAt: Temporal.Instant | null;
  /** In which it was claimed. */
  readonly language: Language | null;
  readonly linkNumber: number;
  readonly linkAskedAt: Temporal.Instant | null;
  readonly codeNumber: number;
  readonly codeAskedAt: Temporal.Instant | null;
};

const columns = sql`
  id, campaign, phone, phone_country_code as "phoneCountryCode", amount_ore as "amountOre",
  period_start as "periodStart", period_end as "periodEnd", provider, claimed_at as "claimedAt", language,
  link_number as "linkNumber", link_asked_at as "linkAskedAt", code_number as "codeNumber", code_asked_at as "codeAskedAt"`;

export type OfferId = { readonly tenant: TenantId; readonly id: number };

const ofOperator = ({ tenant, id }: OfferId) => sql`tenant = ${tenant} and id = ${id}`;

async function oneOffer(
  source: Database | Transaction,
  which: RawBuilder<unknown>,
): Promise<StoredOffer | undefined> {
  const { rows } = await sql<StoredOffer>`
    select ${columns} from vouchers.offer where ${which}`.execute(tablesOf(source));
  return rows[0];
}

export const findOffer = (source: Database | Transaction, offer: OfferId) =>
  oneOffer(source, ofOperator(offer));

/** Until the transaction ends; of two concurrent changes the second sees the first. */
export const lockOffer = (tx: Transaction, offer: OfferId) =>
  oneOffer(tx, sql`${ofOperator(offer)} for update`);

export const findOfferByKey = (
  database: Database,
  { tenant, keyDigest }: { readonly tenant: TenantId; readonly keyDigest: string },
) => oneOffer(database, sql`tenant = ${tenant} and key_digest = ${keyDigest}`);

type Claim = {
  readonly provider: CarProvider;
  readonly language: Language;
  readonly now: Temporal.Instant;
};

/** Notes the choice of an offer that the transaction has locked; its code is asked for with it. */
export const saveClaim = (
  tx: Transaction,
  { tenant, id }: OfferId,
  { provider, language, now }: Claim,
) =>
  tablesOf(tx)
    .updateTable('vouchers.offer')
    .set({ provider, language, claimed_at: now, code_number: 1, code_asked_at: now })
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .where('claimed_at', 'is', null)
    .executeTakeFirstOrThrow();
