import type { CostCentre } from '@takst/contract/ticketing/subscribers/cost-centre.schema.ts';
import {
  lastDayOfSoon,
  type MonthAct,
  type PersonState,
} from '@takst/domain/ticketing/subscribers/person-filter.rules.ts';
import { sql } from 'kysely';
import type { Scope } from '#platform/scope/scope.ts';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { countOfHolders } from '#ticketing/holders/holders.public.ts';
import { costCentresWithPeople } from './cost-centres/cost-centre.query.ts';
import {
  actsOfMonth,
  countsOfActs,
  peopleAwaitingPickup,
  peopleOfAgreements,
  peopleWithEntries,
  type TicketsOnDay,
} from './person-state.query.ts';

type AgreementCount = { id: number; invoiceReference: string; people: number };
type CostCentreCount = CostCentre & { people: number };

/** How many people of a company each filter has. */
export async function subscriberCounts(database: Database, scope: Scope, tickets: TicketsOnDay) {
  const { companyId, today } = tickets;
  type Counts = Record<'all' | Exclude<PersonState, 'without-ticket'>, number> & {
    acts: Record<MonthAct, number>;
    agreements: AgreementCount[];
    costCentres: CostCentreCount[];
  };
  const { rows } = await sql<Counts>`
    select (select to_jsonb(counted) from (
              select ${countsOfActs} from (${actsOfMonth(tickets)}) as act) as counted) as acts,
           (select coalesce(jsonb_agg(jsonb_build_object(
                     'id', agreement.id, 'invoiceReference', agreement.invoice_reference,
                     'people', people) order by text.sort_key(agreement.invoice_reference), agreement.id), '[]')
              from (${peopleOfAgreements(tickets)}) as counted
              join agreements.agreement
                on agreement.company_id = ${companyId} and agreement.id = counted.agreement_id) as agreements,
           ${costCentresWithPeople(companyId)} as "costCentres",
           ${countOfHolders({ scope, companyId, kind: 'subscriber' })} as all,
           count(*) filter (where is_active)::int as valid,
           count(*) filter (where is_active and ends <= ${lastDayOfSoon(today)})::int as ending,
           count(*) filter (where not is_active)::int as pending,
           (select count(*) from (${peopleAwaitingPickup(tickets)}) as person)::int as "code-not-fetched"
      from (${peopleWithEntries(tickets)}) as person`.execute(tablesOf(database));
  const [row] = rows;
  if (!row) throw new Error('A select of counts returned no row.');
  const { all, acts, agreements, costCentres, ...counts } = row;
  return {
    all,
    acts,
    agreements,
    costCentres,
    counts: { ...counts, 'without-ticket': all - row.valid - row.pending },
  };
}
