import type { Phone } from '@takst/domain/ticketing/holders/slot.ts';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import type { CompanyForm } from './order-form.query.ts';

type ProofMoments = { readonly sentAt: Temporal.Instant; readonly expiresAt: Temporal.Instant };

/** The codes that a form has sent, and the tokens that it gave for them. */
export function phoneProofStore(tx: Transaction, { tenant, companyId }: CompanyForm) {
  const tables = tablesOf(tx);
  return {
    async add(
      { phoneCountryCode, phone, codeDigest }: Phone & { readonly codeDigest: string },
      { sentAt, expiresAt }: ProofMoments,
    ): Promise<void> {
      await tables
        .insertInto('self_service.phone_proof')
        .values({
          tenant,
          company_id: companyId,
          phone_country_code: phoneCountryCode,
          phone,
          code_digest: codeDigest,
          sent_at: sentAt,
          expires_at: expiresAt,
        })
        .execute();
    },

    /** The newest code of a phone, locked until the transaction ends: those before it are not valid any more. */
    lockNewest: ({ phoneCountryCode, phone }: Phone) =>
      tables
        .selectFrom('self_service.phone_proof')
        .where('tenant', '=', tenant)
        .where('company_id', '=', companyId)
        .where('phone_country_code', '=', phoneCountryCode)
        .where('phone', '=', phone)
        .orderBy('id', 'desc')
        .limit(1)
        .selectAll()
        .forUpdate()
        .executeTakeFirst(),

    async countWrongTry(id: number): Promise<void> {
      await tables
        .updateTable('self_service.phone_proof')
        .set((row) => ({ wrong_tries: row('wrong_tries', '+', 1) }))
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .execute();
    },

    async giveToken(
      id: number,
      { tokenDigest, expiresAt }: { tokenDigest: string; expiresAt: Temporal.Instant },
    ): Promise<void> {
      await tables
        .updateTable('self_service.phone_proof')
        .set({ token_digest: tokenDigest, expires_at: expiresAt })
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .execute();
    },

    /** The phone that a token of this form was given for, while the token is valid. */
    async phoneOf(tokenDigest: string, now: Temporal.Instant): Promise<Phone | null> {
      const row = await tables
        .selectFrom('self_service.phone_proof')
        .where('tenant', '=', tenant)
        .where('company_id', '=', companyId)
        .where('token_digest', '=', tokenDigest)
        .where('expires_at', '>', now)
        .select(['phone_country_code as phoneCountryCode', 'phone'])
        .executeTakeFirst();
      return row ?? null;
    },
  };
}
