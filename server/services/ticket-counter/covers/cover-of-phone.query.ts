import { ticketServiceAccess } from '@takst/domain/platform/access/ticket-service-access.ts';
import { sql } from 'kysely';
import type { TicketAppScope } from '#platform/scope/scope.ts';
import { isLiveAgreement } from '#platform/access/live/live-agreement.query.ts';
import { isLiveCompany } from '#platform/access/live/live-company.query.ts';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** A company that pays for a phone. */
export type CoverOfPhone = {
  readonly id: number;
  readonly companyId: number;
  readonly company: string;
  readonly invoiceReference: string;
  /** Of purchases in a calendar month; null for no limit. */
  readonly limitOre: number | null;
};

type PhoneRequest = {
  readonly phoneCountryCode: string;
  readonly phone: string;
  readonly today: Temporal.PlainDate;
};

/** The companies of an app's operator that pay for a phone today, by name: while an agreement of their counter is valid. */
export async function coversOfPhone(
  tx: Transaction,
  app: TicketAppScope,
  { phoneCountryCode, phone, today }: PhoneRequest,
): Promise<readonly CoverOfPhone[]> {
  const subtypes = [...ticketServiceAccess['ticket-counter'].agreementSubtypes];
  const { rows } = await sql<CoverOfPhone>`
    select person.id, person.company_id as "companyId", company.name as company,
           reference.reference as "invoiceReference", person.limit_ore as "limitOre"
      from ticket_counter.covered_person as person
      join companies.company on company.tenant = person.tenant and company.id = person.company_id
       and ${isLiveCompany('company')}
      join ticket_counter.invoice_reference as reference
        on reference.company_id = person.company_id and reference.id = person.invoice_reference_id
     where person.tenant = ${app.tenant} and person.phone_country_code = ${phoneCountryCode}
       and person.phone = ${phone}
       and exists (
         select from agreements.agreement
          where agreement.company_id = person.company_id and ${isLiveAgreement('agreement')}
            and agreement.subtype = any(${sql.val(subtypes)}::text[]) and not agreement.awaits_signature
            and (agreement.end_date is null or agreement.end_date >= ${today}::date))
     order by text.sort_key(company.name), person.id`.execute(tablesOf(tx));
  return rows;
}
