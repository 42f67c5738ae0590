import type { Transaction } from '@takst/server/platform/db/database.ts';
import { tablesOf } from '@takst/server/platform/db/tables.ts';
import { sql } from 'kysely';
import type { Places } from '../demo-companies.store.ts';
import type { DemoWorld } from '../demo-world-facts.ts';
import { counterCustomerOf } from './counter-customer.ts';

/** Settings, references and covered people of each company with a ticket counter. */
export async function placeCounterCustomers(
  tx: Transaction,
  world: DemoWorld,
  places: Places,
): Promise<void> {
  const customers = world.companies.flatMap((company, place) => {
    const customer = counterCustomerOf(company);
    const companyId = places[place]?.id;
    return customer && companyId ? [{ ...customer, tenant: company.tenant, companyId }] : [];
  });
  await tablesOf(tx)
    .insertInto('ticket_counter.settings')
    .values(
      customers.map(({ tenant, companyId, settings }) => ({
        tenant,
        company_id: companyId,
        allow_ticket_admins_to_update_invoice_references:
          settings.allowTicketAdminsToUpdateInvoiceReferences,
        invoice_reference_is_mandatory: settings.invoiceReferenceIsMandatory,
        changed_at: world.moment.now,
      })),
    )
    .execute();
  const references = customers.flatMap(({ tenant, companyId, ...customer }) =>
    customer.invoiceReferences.map((reference) => ({
      tenant,
      company_id: companyId,
      reference,
      budget_ore: customer.referenceTerms[reference]?.budgetOre ?? null,
      personal_reference_pattern:
        customer.referenceTerms[reference]?.personalReferencePattern ?? null,
    })),
  );
  await tablesOf(tx).insertInto('ticket_counter.invoice_reference').values(references).execute();
  const covered = customers.flatMap(({ companyId, covered: people }) =>
    people.map((person) => ({ companyId, ...person })),
  );
  await sql`
    insert into ticket_counter.covered_person (
      tenant, company_id, name, phone_country_code, phone, invoice_reference_id, limit_ore)
    select reference.tenant, reference.company_id, name, '+47', phone, reference.id, "limitOre"
      from jsonb_to_recordset(${JSON.stringify(covered)}::jsonb) as given(
             "companyId" bigint, name text, phone text, "invoiceReference" text, "limitOre" bigint)
      join ticket_counter.invoice_reference as reference
        on reference.company_id = "companyId" and reference.reference = "invoiceReference"
     order by reference.company_id, phone`.execute(tablesOf(tx));
}
