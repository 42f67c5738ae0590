import type { BatchService } from '@takst/contract/ticketing/batches/batch-service.ts';
import type { RosterRow, RosterSummary } from '@takst/contract/ticketing/roster/roster.schema.ts';
import { toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import { type RosterClass, rosterClasses } from '@takst/domain/ticketing/roster/roster.ts';
import { isPerhapsHalfAList } from '@takst/domain/ticketing/roster/roster-guards.rules.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '#platform/db/database.ts';
import { pageWithTotal } from '#platform/db/search/page-with-total.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { hasServiceFault } from './service-fault.query.ts';
import { countsOf } from './roster-counts.ts';
import type { RosterPlan } from './roster-plan.ts';

/** The caller has found the batch in its scope. */
type OfBatch = { readonly companyId: number; readonly id: number };

type GroupRow = {
  class: RosterClass | null;
  hasPerson: boolean;
  act: string | null;
  rows: number;
  possible: number;
  accepted: number;
  faulty: number;
  unchecked: number;
  possibleOre: number | null;
  acceptedOre: number | null;
  doubtful: number;
  ends: number;
};

const isPossibleFor = (service: BatchService) =>
  sql`plan ->> 'act' is not null and (state = 'faulty' or not ${hasServiceFault(service)})`;
const sumOf = (condition: ReturnType<typeof sql>) => sql`
  case when count(*) filter (where ${condition} and effect is not null and effect ->> 'priceOre' is null) = 0
       then coalesce(sum((effect ->> 'priceOre')::int) filter (where ${condition}), 0)::int end`;

/** What the rows of a draft come to, by class; in one statement. */
export async function rosterSummaryOf(
  source: Database | Transaction,
  { companyId, id }: OfBatch,
  {
    service,
    isWhole,
    today,
  }: { service: BatchService; isWhole: boolean; today: Temporal.PlainDate },
): Promise<RosterSummary> {
  const isPossible = isPossibleFor(service);
  const { rows } = await sql<GroupRow & { isOfToday: boolean }>`
    select plan ->> 'class' as class, plan ->> 'subscriberId' is not null as "hasPerson",
           plan ->> 'act' as act,
           count(*)::int as rows,
           count(*) filter (where ${isPossible})::int as possible,
           count(*) filter (where state = 'ready')::int as accepted,
           count(*) filter (where state = 'faulty')::int as faulty,
           count(*) filter (where state = 'unchecked')::int as unchecked,
           ${sumOf(isPossible)} as "possibleOre",
           ${sumOf(sql`state = 'ready'`)} as "acceptedOre",
           count(*) filter (where plan ->> 'reason' = 'MANY_NAMES_CHANGED')::int as doubtful,
           count(*) filter (where plan ->> 'act' = 'end' and state = 'ready')::int as ends,
           (select checked_on from batches.batch
             where company_id = ${companyId} and id = ${id}) is not distinct from ${today}::date as "isOfToday"
      from batches.row where company_id = ${companyId} and batch_id = ${id}
     group by 1, 2, 3`.execute(tablesOf(source));
  const sum = (value: (row: GroupRow) => number, of: readonly GroupRow[] = rows) =>
    of.reduce((total, row) => total + value(row), 0);
  const kroner = (value: (row: GroupRow) => number | null, of: readonly GroupRow[]) =>
    of.some((row) => value(row) === null) ? null : toKroner(sum((row) => value(row) ?? 0, of));
  const counts = countsOf(
    rows.flatMap(({ class: name, hasPerson, ...row }) =>
      name === null ? [] : { class: name, subscriberId: hasPerson ? 0 : null, ...row },
    ),
  );
  return {
    isCompared:
      rows.length > 0 &&
      rows.every((row) => row.isOfToday && row.class !== null && row.unchecked === 0),
    isWhole,
    groups: rosterClasses.map((name) => {
      const own = rows.filter((row) => row.class === name);
      return {
        class: name,
        rows: sum((row) => row.rows, own),
        possible: sum((row) => row.possible, own),
        accepted: sum((row) => row.accepted, own),
        faulty: sum((row) => row.faulty, own),
        possiblePrice: kroner((row) => row.possibleOre, own),
        acceptedPrice: kroner((row) => row.acceptedOre, own),
      };
    }),
    areNamesDoubtful: sum((row) => row.doubtful) > 0,
    isPerhapsHalfAList: isPerhapsHalfAList(counts),
    ends: sum((row) => row.ends),
  };
}

/** A proposal as it is stored. */
export type StoredProposal = Pick<RosterRow['row'], 'position' | 'cells' | 'state' | 'subject'> & {
  readonly plan: RosterPlan;
  readonly faults: { column: string | null; code: string; proposal: string | null }[];
  readonly effect: {
    startDate: string | null;
    priceOre: number | null;
    knownAs: string | null;
    before?: Record<string, string>;
  } | null;
  /** The names here, of somebody who has a ticket. */
  readonly name: string | null;
};

type ProposalPage = { maxEntries: number; offset: number; class: RosterClass };

/** Those that have to be mended first, then in the order of the list; people who are not on it by name. */
export const proposalPage = (
  database: Database,
  { companyId, id }: OfBatch,
  { class: name, ...page }: ProposalPage,
): Promise<{ totalEntries: number; matches: StoredProposal[] }> =>
  pageWithTotal<StoredProposal>(database, {
    ...page,
    matched: sql`
      select * from batches.row
       where company_id = ${companyId} and batch_id = ${id} and plan ->> 'class' = ${name}`,
    order: sql`(page.state = 'faulty') desc, page.position`,
    entry: sql`
      select page.position, page.cells, page.state, page.plan, page.faults, page.effect,
             case when page.subject_id is not null
                  then jsonb_build_object('type', page.subject_type, 'id', page.subject_id) end as subject,
             holder.first_name || ' ' || holder.last_name as name
        from (select 1) as one
        left join holders.holder on holder.company_id = ${companyId}
         and holder.id = (page.plan ->> 'subscriberId')::bigint`,
  });
