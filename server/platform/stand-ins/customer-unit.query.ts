import { isLiveCompany } from '#platform/access/live/live-company.query.ts';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** A customer as the register would have it: the demo world's companies have numbers that no real unit has. */
export async function findCustomerUnit(database: Database, number: string) {
  const company = await tablesOf(database)
    .selectFrom('companies.company as company')
    .select(['company.name'])
    .where(isLiveCompany('company'))
    .where('company.organisation_number', '=', number)
    .executeTakeFirst();
  return company && { organisasjonsnummer: number, navn: company.name };
}

/** Whether a customer of the demo world is in the Peppol network: those that it says are reached by EHF. */
export async function isReachedCustomer(database: Database, number: string): Promise<boolean> {
  const row = await tablesOf(database)
    .selectFrom('companies.company as company')
    .innerJoin('companies.invoice_recipient as recipient', 'recipient.company_id', 'company.id')
    .select('company.id')
    .where(isLiveCompany('company'))
    .where('company.organisation_number', '=', number)
    .where('recipient.reached_by_ehf', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}
