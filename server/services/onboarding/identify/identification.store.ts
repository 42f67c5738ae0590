import type { IdentificationSecrets } from '#platform/integrations/identity/identity.public.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { z } from 'zod';
import { openAnswer, sealAnswer } from '#platform/changes/sealed-answer.ts';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { digestOf } from '#platform/access/tokens/secret-token.ts';

/** What the state opens: neither the secrets nor the link of a signee can be read in the database. */
const sealed = z.object({
  secrets: z.object({ state: z.string(), nonce: z.string(), codeVerifier: z.string() }),
  linkToken: z.nullable(z.string()),
});

export type Identification = {
  readonly onboardingId: string;
  /** Of a signee by their link; null for the person who began. */
  readonly signatureId: number | null;
  readonly linkToken: string | null;
  readonly secrets: IdentificationSecrets;
};

/** People at the identity provider take minutes; what is older was left. */
const validFor = Temporal.Duration.from({ hours: 1 });

export function identificationStore(tx: Transaction, tenant: TenantId) {
  const tables = tablesOf(tx);
  return {
    async insert(
      { onboardingId, signatureId, ...content }: Identification,
      { browser, now }: { browser: string; now: Temporal.Instant },
    ): Promise<void> {
      const { state } = content.secrets;
      await tables
        .insertInto('onboarding.identification')
        .values({
          tenant,
          state_digest: digestOf(state),
          onboarding_id: onboardingId,
          signature_id: signatureId,
          browser_digest: browser,
          sealed: sealAnswer(content, state).sealed,
          created_at: now,
        })
        .execute();
    },

    /** Takes it: no callback finds it again. Null in another browser than the one that went, and when it is too old. */
    async claim(
      state: string,
      { browser, now }: { browser: string; now: Temporal.Instant },
    ): Promise<Identification | null> {
      const row = await tables
        .deleteFrom('onboarding.identification')
        .where('tenant', '=', tenant)
        .where('state_digest', '=', digestOf(state))
        .where('browser_digest', '=', browser)
        .where('created_at', '>', now.subtract(validFor))
        .returning(['onboarding_id', 'signature_id', 'sealed'])
        .executeTakeFirst();
      if (!row) return null;
      const { secrets, linkToken } = sealed.parse(openAnswer({ sealed: row.sealed }, state));
      return {
        onboardingId: row.onboarding_id,
        signatureId: row.signature_id,
        secrets,
        linkToken,
      };
    },
  };
}
