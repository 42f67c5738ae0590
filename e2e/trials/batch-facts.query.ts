import type { Database } from '@takst/server/platform/db/database.ts';
import { tablesOf } from '@takst/server/platform/db/tables.ts';
import { sql } from 'kysely';
import type { BatchTrialService } from './batch-trial-services.ts';

export type BatchFacts = {
  state: string;
  /** As its counters say, and as its rows do. */
  done: number;
  rowsDone: number;
  /** Without those that were left out. */
  rows: number;
  /** Phones of the batch without a ticket, and with more than one. */
  lost: number;
  doubled: number;
  /** Tickets of the batch without exactly one line in the record. */
  wronglyRecorded: number;
  /** Rows that are done and have no person, or a person without a ticket. */
  halfDone: number;
};

type BatchSubject = Pick<BatchTrialService, 'slotKind' | 'subject'>;

/** Counts of a batch of orders from the database; earlier tickets of its people do not count. */
export async function readBatchFacts(
  database: Database,
  id: number,
  { slotKind, subject }: BatchSubject,
): Promise<BatchFacts> {
  // The planner knows nothing of rows that are seconds old, and would join them in a loop of loops.
  await sql`analyze batches.row, holders.slot, tickets.ticket, changes.change`.execute(
    tablesOf(database),
  );
  const { rows } = await sql<BatchFacts>`
    with held as (
      select row.position, row.state, row.subject_id, count(ticket.id) as tickets,
             count(ticket.id) filter (where ${namedBy(subject)} = row.subject_id) as own,
             min(ticket.id) as ticket_id
        from batches.row
        left join holders.slot on slot.tenant = row.tenant and slot.kind = ${slotKind}
         and slot.company_id = 0 and slot.value = '+47' || (row.cells ->> 'phone')
        left join tickets.ticket on ticket.medium_slot = slot.key
         and ticket.ordered_at >= (select created_at from batches.batch where id = ${id})
       where row.batch_id = ${id} and row.state <> 'left-out' group by row.company_id, row.batch_id, row.position
    ), recorded as (
      select subject_id, count(*) as lines from changes.change
       where kind = 'order-ticket' and subject_type = 'ticket'
         and subject_id in (select ticket_id::text from held) group by subject_id
    )
    select batch.state, batch.done, counted.*
      from batches.batch
     cross join (
       select count(*)::int as rows,
              count(*) filter (where held.state = 'done')::int as "rowsDone",
              count(*) filter (where tickets = 0)::int as lost,
              count(*) filter (where tickets > 1)::int as doubled,
              count(*) filter (where tickets > 0 and coalesce(lines, 0) <> 1)::int as "wronglyRecorded",
              count(*) filter (where (held.state = 'done') <> (own = 1))::int as "halfDone"
         from held left join recorded on recorded.subject_id = held.ticket_id::text) as counted
     where batch.id = ${id}`.execute(tablesOf(database));
  const [facts] = rows;
  if (!facts) throw new Error('there is no such batch');
  return facts;
}

const namedBy = (subject: BatchSubject['subject']) =>
  sql.ref(subject === 'ticket' ? 'ticket.id' : 'ticket.holder_id');

export type HomeFacts = {
  /** Done rows whose person does not live in the unit of the row alone. */
  misplaced: number;
  /** Units of the batch with several households. */
  split: number;
};

/** Where the people of a batch of housing live. */
export async function readHomeFacts(database: Database, id: number): Promise<HomeFacts> {
  const { rows } = await sql<HomeFacts>`
    with home as (
      select row.position, row.cells ->> 'employeeId' as number, count(residence.id) as homes,
             count(unit.id) as own, min(residence.household) as household
        from batches.row
        left join housing.residence on residence.company_id = row.company_id
         and residence.holder_id = row.subject_id
        left join housing.unit on unit.company_id = residence.company_id
         and unit.id = residence.unit_id and unit.number = row.cells ->> 'employeeId'
       where row.batch_id = ${id} and row.state = 'done' group by row.position, row.cells ->> 'employeeId'
    )
    select (select count(*)::int from home where homes <> 1 or own <> 1) as misplaced,
           (select count(*)::int from (
              select number from home group by number having count(distinct household) > 1) as several) as split`.execute(
    tablesOf(database),
  );
  const [facts] = rows;
  if (!facts) throw new Error('there is no such batch');
  return facts;
}

/** Planted faults: a person without a residence, and one in another household of the unit. */
export async function plantHomeFaults(database: Database, id: number): Promise<void> {
  const ofRow = (position: number) => sql`
    holder_id = (select subject_id from batches.row where batch_id = ${id} and position = ${position})`;
  await sql`delete from housing.residence where ${ofRow(1)}`.execute(tablesOf(database));
  await sql`update housing.residence set household = 0 where ${ofRow(3)}`.execute(
    tablesOf(database),
  );
}

export type RightFacts = {
  /** Free tickets of the batch without exactly one entitlement, which is their holder's. */
  withoutRight: number;
};

/** Whether each free ticket of a batch has a right that is its holder's alone. */
export async function readRightFacts(database: Database, id: number): Promise<RightFacts> {
  const { rows } = await sql<RightFacts>`
    with given as (
      select ticket.company_id, ticket.id, ticket.holder_slot from batches.row
        join tickets.ticket on ticket.company_id = row.company_id and ticket.id = row.subject_id
       where row.batch_id = ${id} and row.state = 'done'
    ), entitled as (
      select given.id, count(entitlement.id) as rights
        from given
        left join free_tickets.ticket_detail detail on detail.company_id = given.company_id and detail.ticket_id = given.id
        left join free_tickets.entitlement on entitlement.company_id = detail.company_id
         and entitlement.id = detail.entitlement_id
         and entitlement.holder_slot = given.holder_slot
       group by given.id
    )
    select count(*) filter (where rights <> 1)::int as "withoutRight" from entitled`.execute(
    tablesOf(database),
  );
  const [facts] = rows;
  if (!facts) throw new Error('there is no such batch');
  return facts;
}

/** A planted fault: a free ticket to which its holder has no right. */
export const plantRightFault = (database: Database, id: number): Promise<unknown> =>
  sql`delete from free_tickets.ticket_detail where ticket_id = (
        select subject_id from batches.row where batch_id = ${id} and position = 3)`.execute(
    tablesOf(database),
  );

/** Planted faults: a lost ticket, and a ticket whose row is not settled. */
export async function plantBatchFaults(
  database: Database,
  id: number,
  { subject }: BatchSubject,
): Promise<void> {
  if (subject === 'ticket') {
    await sql`
      delete from free_tickets.ticket_detail where ticket_id = (
        select subject_id from batches.row where batch_id = ${id} and position = 1)`.execute(
      tablesOf(database),
    );
  }
  await sql`
    delete from tickets.ticket where ${namedBy(subject)} = (
      select subject_id from batches.row where batch_id = ${id} and position = 1)`.execute(
    tablesOf(database),
  );
  await sql`
    update batches.row set state = 'ready', settled_at = null
     where batch_id = ${id} and position = 2`.execute(tablesOf(database));
}
