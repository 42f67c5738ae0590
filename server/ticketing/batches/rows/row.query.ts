import type { RowsToShow } from '@takst/contract/ticketing/batches/read-calls.ts';
import type { RowCells } from '@takst/contract/ticketing/batches/read-row.ts';
import type { RowState } from '@takst/domain/ticketing/batches/batch.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Database, Transaction } from '#platform/db/database.ts';
import { pageWithTotal } from '#platform/db/search/page-with-total.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isKnownHolder } from '#platform/access/live/known-holder.query.ts';
import type { RowEffect, RowFaultOf } from '../batch/batch-work.ts';
import { hasFault } from './has-fault.query.ts';

/** A row as it is stored. */
export type StoredRow = {
  readonly position: number;
  readonly cells: RowCells;
  readonly state: RowState;
  readonly faults: readonly (Omit<RowFaultOf, 'others'> & { others?: readonly StoredOther[] })[];
  readonly twiceOf: number | null;
  readonly effect: {
    startDate: string | null;
    priceOre: number | null;
    taxOre?: number | null;
    knownAs: string | null;
    notes?: readonly string[];
    others?: readonly StoredOther[];
    replaces?: RowEffect['replaces'];
  } | null;
  /** Names of the other people in faults and effect, by id. */
  readonly names?: Readonly<Record<string, string>> | null;
  readonly subject: { type: string; id: number } | null;
  readonly act: string | null;
};

/** A person in a row, by id; the name of one who is erased is gone. */
type StoredOther = { readonly subscriberId: number; readonly day: string };

type OfBatch = { readonly companyId: number; readonly id: number };

const columns = sql`
  position, cells, state, faults, twice_of as "twiceOf", effect, plan ->> 'act' as act,
  case when subject_id is not null
       then jsonb_build_object('type', subject_type, 'id', subject_id) end as subject,
  (select jsonb_object_agg(holder.id, concat_ws(' ', holder.first_name, holder.last_name))
     from jsonb_path_query(jsonb_build_array(effect, faults), '$[*].others[*].subscriberId') as other_id
     join holders.holder on holder.company_id = row.company_id and holder.id = other_id::bigint
    where ${isKnownHolder('holder')}) as names`;

const conditions: Readonly<Record<RowsToShow, RawBuilder<SqlBool>>> = {
  all: sql`true`,
  faulty: sql`state = 'faulty'`,
  ready: sql`state = 'ready'`,
  'left-out': sql`state = 'left-out'`,
  'not-done': sql`state <> 'done'`,
  done: sql`state = 'done'`,
};

export type RowPage = {
  readonly maxEntries: number;
  readonly offset: number;
  readonly show: RowsToShow;
  readonly fault?: string | undefined;
  readonly column?: string | undefined;
  readonly faultyFirst: boolean;
};

/** The caller has found the batch in its scope. */
export function rowPage(
  database: Database,
  { companyId, id }: OfBatch,
  { show, fault, column, faultyFirst, ...page }: RowPage,
): Promise<{ totalEntries: number; matches: StoredRow[] }> {
  const isWanted = fault === undefined ? sql`true` : hasFault(column ?? null, fault);
  return pageWithTotal<StoredRow>(database, {
    ...page,
    matched: sql`
      select * from batches.row
       where company_id = ${companyId} and batch_id = ${id} and ${conditions[show]} and ${isWanted}`,
    order: faultyFirst ? sql`(page.state = 'faulty') desc, page.position` : sql`page.position`,
    entry: sql`select ${columns} from (select page.*) as row`,
  });
}

export async function rowsAt(
  source: Transaction,
  { companyId, id }: OfBatch,
  positions: readonly number[],
): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    select ${columns} from batches.row
     where company_id = ${companyId} and batch_id = ${id}
       and position = any(${sql.val([...positions])}::int[])
     order by position`.execute(tablesOf(source));
  return rows;
}

/** Which of these people rows of a batch are about that are done, and of which the check has noted something. */
export async function subscribersOfDoneRows(
  source: Transaction,
  { companyId, id }: OfBatch,
  { subscriberIds, note }: { readonly subscriberIds: readonly number[]; readonly note: string },
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ subscriberId: number }>`
    select subject_id as "subscriberId" from batches.row
     where company_id = ${companyId} and batch_id = ${id} and state = 'done' and subject_type = 'subscriber'
       and effect -> 'notes' @> to_jsonb(${note}::text)
       and subject_id = any(${sql.val([...subscriberIds])}::bigint[])`.execute(tablesOf(source));
  return new Set(rows.map(({ subscriberId }) => subscriberId));
}

/** The next rows of a file. */
export async function rowsAfter(
  database: Database,
  { companyId, id }: OfBatch,
  { show, after, most }: { show: RowsToShow; after: number; most: number },
): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    select ${columns} from batches.row
     where company_id = ${companyId} and batch_id = ${id} and position > ${after}
       and ${conditions[show]}
     order by position limit ${most}`.execute(tablesOf(database));
  return rows;
}
