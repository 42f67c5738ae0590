import type { CompanyAddress } from '@takst/contract/customers/companies/user-company.schema.ts';
import type { CompanyKind } from '@takst/domain/customers/companies/company-type.rules.ts';
import { sql } from 'kysely';
import type { CompanyScope } from '#platform/scope/scope.ts';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isLiveCompanyWithin } from '#platform/access/live/live-company.query.ts';

export type Addresses = {
  bill: CompanyAddress | null;
  post: CompanyAddress | null;
  visit: CompanyAddress | null;
};

export type NewCompany = {
  name: string;
  organisationNumber: string;
  /** The operator's own number; null where the id is the customer number. */
  customerNumber: string | null;
  addresses: Addresses;
  signee: { name: string; email: string } | null;
  createdAt: Temporal.Instant;
};

export type LockedCompany = Addresses & {
  id: number;
  name: string;
  organisationNumber: string;
  kind: CompanyKind;
};

const asJson = (address: CompanyAddress | null) =>
  address && sql`${JSON.stringify(address)}::text::jsonb`;

const columnsOf = ({ bill, post, visit }: NewCompany['addresses']) => ({
  bill_address: asJson(bill),
  post_address: asJson(post),
  visit_address: asJson(visit),
});

export function companyStore(tx: Transaction, scope: CompanyScope) {
  const tables = tablesOf(tx);
  const own = isLiveCompanyWithin(scope, 'company');
  const update = (companyId: number) =>
    tables
      .updateTable('companies.company as company')
      .where(own)
      .where('company.id', '=', companyId);
  return {
    /**
     * Locks the company until the transaction ends: no ticket or agreement that refers to it is
     * written meanwhile. Undefined when it is outside the scope or deleted.
     */
    async lock(companyId: number): Promise<LockedCompany | undefined> {
      const { rows } = await sql<LockedCompany>`
        select id, name, organisation_number as "organisationNumber", kind,
               bill_address as bill, post_address as post, visit_address as visit
          from companies.company
         where ${own} and id = ${companyId}
           for update`.execute(tables);
      return rows[0];
    },

    /** Violates `company_once_per_tenant` or `customer_number_once` when the number is taken. */
    async insert(company: NewCompany): Promise<number> {
      const { id } = await tables
        .insertInto('companies.company')
        .values({
          tenant: scope.tenant,
          name: company.name,
          organisation_number: company.organisationNumber,
          customer_number: company.customerNumber,
          kind: 'CUSTOMER',
          ...columnsOf(company.addresses),
          signee_name: company.signee?.name ?? null,
          signee_email: company.signee?.email ?? null,
          created_at: company.createdAt,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    async setAddresses(companyId: number, addresses: NewCompany['addresses']): Promise<void> {
      await update(companyId).set(columnsOf(addresses)).executeTakeFirstOrThrow();
    },

    /** Rows that refer to the company stay: invoices must be kept. */
    async markDeleted(companyId: number, at: Temporal.Instant): Promise<void> {
      await update(companyId).set({ deleted_at: at }).executeTakeFirstOrThrow();
    },
  };
}
