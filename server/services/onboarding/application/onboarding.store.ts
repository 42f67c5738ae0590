import type {
  EndReason,
  SupportReason,
} from '@takst/domain/services/onboarding/onboarding-step.rules.ts';
import type { SigningRights } from '@takst/domain/services/onboarding/signing-rights.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { type Updateable, sql } from 'kysely';
import type { Database, Transaction } from '#platform/db/database.ts';
import type { Tables } from '#platform/db/tables.generated.ts';
import { tablesOf } from '#platform/db/tables.ts';
import type { Language } from '#platform/http/call.ts';
import type { RowOf } from './row-of.ts';
import { signatureStore, type StoredSignature } from './signature.store.ts';
import { readRights } from './stored-rights.ts';

type StoredColumns = Omit<
  RowOf<'onboarding.onboarding'>,
  'tenant' | 'language' | 'rights' | 'support_reason' | 'end_reason'
>;

/** An onboarding as it is kept, with its signatures in the order in which people were named. */
export type StoredOnboarding = StoredColumns & {
  readonly tenant: TenantId;
  readonly language: Language;
  readonly rights: SigningRights | null;
  readonly support_reason: SupportReason | null;
  readonly end_reason: EndReason | null;
  readonly signatures: readonly StoredSignature[];
};

type StoredRow = Omit<StoredOnboarding, 'rights' | 'signatures'> & { readonly rights: unknown };

export type NewOnboarding = Pick<
  StoredOnboarding,
  | 'id'
  | 'organisation_number'
  | 'company_name'
  | 'email'
  | 'phone_country_code'
  | 'phone'
  | 'language'
  | 'browser_digest'
  | 'created_at'
>;

type Patch = Omit<Updateable<Tables['onboarding.onboarding']>, 'rights' | 'addresses'> & {
  readonly rights?: SigningRights;
  readonly addresses?: unknown;
};

const asJson = (value: unknown) => sql`${JSON.stringify(value)}::text::jsonb`;

/** Onboardings of an operator. `browser` is the digest of the cookie: another browser's is as if there were none. */
export function onboardingStore(source: Database | Transaction, tenant: TenantId) {
  const tables = tablesOf(source);
  const own = () =>
    tables
      .selectFrom('onboarding.onboarding')
      .where('tenant', '=', tenant)
      .selectAll()
      .$castTo<StoredRow>();

  async function withSignatures(row: StoredRow | undefined): Promise<StoredOnboarding | null> {
    if (!row) return null;
    const signatures = await tables
      .selectFrom('onboarding.signature')
      .where('tenant', '=', tenant)
      .where('onboarding_id', '=', row.id)
      .orderBy('id')
      .selectAll()
      .execute();
    return {
      ...row,
      rights: readRights(row.rights),
      signatures,
    };
  }

  return {
    ...signatureStore(source, tenant),

    async insert({ ...onboarding }: NewOnboarding): Promise<void> {
      await tables
        .insertInto('onboarding.onboarding')
        .values({ tenant, ...onboarding })
        .execute();
    },

    find: async ({ id, browser }: { id: string; browser: string }) =>
      withSignatures(
        await own().where('id', '=', id).where('browser_digest', '=', browser).executeTakeFirst(),
      ),

    findById: async (id: string) =>
      withSignatures(await own().where('id', '=', id).executeTakeFirst()),

    /** Locked until the transaction ends: all that is done to one onboarding runs one after the other. */
    lock: async (id: string) =>
      withSignatures(await own().where('id', '=', id).forUpdate().executeTakeFirst()),

    /** The newest of a browser that is not over. */
    findCurrent: async ({ browser, since }: { browser: string; since: Temporal.Instant }) =>
      withSignatures(
        await own()
          .where('browser_digest', '=', browser)
          .where('ended_at', 'is', null)
          .where('created_at', '>', since)
          .where((row) => row.or([row('completed_at', 'is', null), row('company_id', 'is', null)]))
          .orderBy('created_at', 'desc')
          .limit(1)
          .executeTakeFirst(),
      ),

    /** The newest onboarding of a company. */
    findOfCompany: async (companyId: number) =>
      withSignatures(
        await own()
          .where('company_id', '=', companyId)
          .orderBy('created_at', 'desc')
          .limit(1)
          .executeTakeFirst(),
      ),

    /** Ids of those of a browser that have no company and are not over. What customer support has stays with it. */
    async lockUnfinishedOf(browser: string): Promise<string[]> {
      const rows = await tables
        .selectFrom('onboarding.onboarding')
        .where('tenant', '=', tenant)
        .where('browser_digest', '=', browser)
        .where('ended_at', 'is', null)
        .where('company_id', 'is', null)
        .where('support_reason', 'is', null)
        .orderBy('id')
        .select('id')
        .forUpdate()
        .execute();
      return rows.map(({ id }) => id);
    },

    async update(id: string, { rights, addresses, ...patch }: Patch): Promise<void> {
      await tables
        .updateTable('onboarding.onboarding')
        .set({
          ...patch,
          ...(rights && { rights: asJson(rights) }),
          ...(addresses !== undefined && { addresses: asJson(addresses) }),
        })
        .where('tenant', '=', tenant)
        .where('id', '=', id)
        .execute();
    },
  };
}
export type OnboardingStore = ReturnType<typeof onboardingStore>;
