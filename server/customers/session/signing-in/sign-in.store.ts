import { keptSinceMoment } from '@takst/domain/platform/retention/kept-since.rules.ts';
import { retentionPeriods } from '@takst/domain/platform/retention/retention-periods.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Transaction } from '#platform/db/database.ts';
import { secretsOf, tablesOf } from '#platform/db/tables.ts';

export type SignIn = {
  state: string;
  nonce: string;
  codeVerifier: string;
  returnTo: string;
};

const noncePlace = 'session.sign_in.nonce';
const verifierPlace = 'session.sign_in.code_verifier';

export function signInStore(tx: Transaction, tenant: TenantId) {
  const tables = tablesOf(tx);
  const { seal, open } = secretsOf(tx);
  return {
    async insert(
      signIn: SignIn,
      { browserDigest, now }: { browserDigest: string; now: Temporal.Instant },
    ): Promise<void> {
      await tables
        .deleteFrom('session.sign_in')
        .where('started_at', '<', keptSinceMoment(retentionPeriods.signIn, now))
        .execute();
      await tables
        .insertInto('session.sign_in')
        .values({
          tenant,
          state: signIn.state,
          nonce: seal(noncePlace, signIn.nonce),
          code_verifier: seal(verifierPlace, signIn.codeVerifier),
          return_to: signIn.returnTo,
          browser_digest: browserDigest,
          started_at: now,
        })
        .execute();
    },

    /** Removes and returns the sign-in: a state works once, in the browser that started it. */
    async claim(
      state: string,
      { browserDigest, now }: { browserDigest: string; now: Temporal.Instant },
    ): Promise<SignIn | null> {
      const row = await tables
        .deleteFrom('session.sign_in')
        .where('state', '=', state)
        .where('tenant', '=', tenant)
        .where('browser_digest', '=', browserDigest)
        .where('started_at', '>=', keptSinceMoment(retentionPeriods.signIn, now))
        .returning(['state', 'nonce', 'code_verifier as codeVerifier', 'return_to as returnTo'])
        .executeTakeFirst();
      return row
        ? {
            ...row,
            nonce: open(noncePlace, row.nonce),
            codeVerifier: open(verifierPlace, row.codeVerifier),
          }
        : null;
    },
  };
}
