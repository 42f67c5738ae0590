import { sql } from 'kysely';
import type { Scope } from '#platform/scope/scope.ts';
import { withinCompany } from '#platform/scope/within-scope.ts';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import type { InvoiceReference } from './invoice-reference.query.ts';
import { isLiveReference } from './live-reference.query.ts';

type NewReference = Omit<InvoiceReference, 'id'>;

export function invoiceReferenceStore(tx: Transaction, scope: Scope, companyId: number) {
  const tables = tablesOf(tx);
  return {
    /** Undefined when the company has one with the same text, capitals apart: of two at once the second waits. */
    async insert({
      reference,
      budgetOre,
      personalReferencePattern,
    }: NewReference): Promise<number | undefined> {
      const { rows } = await sql<{ id: number }>`
        insert into ticket_counter.invoice_reference
               (tenant, company_id, reference, budget_ore, personal_reference_pattern)
        values (${scope.tenant}, ${companyId}, ${reference}, ${budgetOre}, ${personalReferencePattern})
        on conflict (company_id, searched) where ${isLiveReference('invoice_reference')} do nothing
        returning id`.execute(tables);
      return rows[0]?.id;
    },

    /** The text of a reference as it was typed first, whatever its capitals. */
    async textLike(reference: string): Promise<string | undefined> {
      const row = await tables
        .selectFrom('ticket_counter.invoice_reference as existing')
        .select('existing.reference')
        .where(withinCompany(scope, 'existing', companyId))
        .where(isLiveReference('existing'))
        .where(sql<boolean>`existing.searched = text.lower_case(${reference})`)
        .executeTakeFirst();
      return row?.reference;
    },

    /** The caller has locked it. */
    async saveTerms({
      id,
      budgetOre,
      personalReferencePattern,
    }: Omit<InvoiceReference, 'reference'>): Promise<void> {
      await tables
        .updateTable('ticket_counter.invoice_reference as reference')
        .set({ budget_ore: budgetOre, personal_reference_pattern: personalReferencePattern })
        .where(withinCompany(scope, 'reference', companyId))
        .where('reference.id', '=', id)
        .executeTakeFirstOrThrow();
    },

    /** The caller has locked it, and nobody is covered by it. */
    async delete(id: number, now: Temporal.Instant): Promise<void> {
      await tables
        .updateTable('ticket_counter.invoice_reference as reference')
        .set({ deleted_at: now })
        .where(withinCompany(scope, 'reference', companyId))
        .where('reference.id', '=', id)
        .executeTakeFirstOrThrow();
    },
  };
}
