import { agreementSubtypes } from '@takst/domain/platform/tenants/agreement-subtype.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { knownTenant } from '#platform/tenants/known-tenant.ts';
import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import type { ContractFacts } from './contract-pdf.ts';

const bilingualText = z.object({ nb: z.string(), en: z.string() });
const storedFacts = z.object({
  tenant: knownTenant,
  companyName: z.string(),
  organisationNumber: z.string(),
  agreements: z.array(z.enum(agreementSubtypes)),
  termsVersion: z.string(),
  clauses: z.array(z.object({ title: bilingualText, text: bilingualText })),
  day: z.string().transform((text): Temporal.PlainDate => Temporal.PlainDate.from(text)),
}) satisfies z.ZodType<ContractFacts>;

export type MadeContract = {
  readonly pdf: Uint8Array;
  readonly sha256: string;
  readonly facts: ContractFacts;
};

export const sha256Of = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

export function contractStore(source: Database | Transaction, tenant: TenantId) {
  const tables = tablesOf(source);
  return {
    /** Kept as it is from now on. */
    async insert(
      onboardingId: string,
      { pdf, sha256, facts }: MadeContract,
      madeAt: Temporal.Instant,
    ): Promise<void> {
      await tables
        .insertInto('onboarding.contract')
        .values({
          tenant,
          onboarding_id: onboardingId,
          pdf,
          sha256,
          terms_version: facts.termsVersion,
          facts: sql`${JSON.stringify(facts)}::text::jsonb`,
          made_at: madeAt,
        })
        .execute();
    },

    async find(onboardingId: string): Promise<MadeContract | null> {
      const row = await tables
        .selectFrom('onboarding.contract')
        .where('tenant', '=', tenant)
        .where('onboarding_id', '=', onboardingId)
        .select(['pdf', 'sha256', 'facts'])
        .executeTakeFirst();
      return row ? { ...row, facts: storedFacts.parse(row.facts) } : null;
    },

    /** Of the terms in it; null before it is made. */
    async findTermsVersion(onboardingId: string): Promise<string | null> {
      const row = await tables
        .selectFrom('onboarding.contract')
        .where('tenant', '=', tenant)
        .where('onboarding_id', '=', onboardingId)
        .select('terms_version')
        .executeTakeFirst();
      return row?.terms_version ?? null;
    },
  };
}
