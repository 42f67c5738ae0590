import { sql } from 'kysely';
import type { RecordedValue } from './readings.ts';

export type HistoryRow = {
  id: number;
  at: string;
  kind: string;
  channel: string;
  who: string | null;
  about: string | null;
  ticket: {
    id: number;
    zoneFrom: string | null;
    zoneTo: string | null;
    allZones: boolean;
    startDate: string;
  } | null;
  before: RecordedValue | null;
  after: RecordedValue | null;
  /** Of the start of a batch: what it has done, by kind in the order of the first change of each. */
  batch: { id: number; made: { kind: string; changes: number }[] } | null;
  /** When the personal values have been erased. */
  erased: { ticketId: number | null } | null;
};

/**
 * The change with the id in `page`, with its personal values, its user and its holder. Zones and first day are read
 * from the ticket, where they never change.
 */
export const historyRow = sql`
  select change.id, change.at, change.kind, change.channel,
         change.before || coalesce(personal.before, '{}') as before,
         change.after || coalesce(personal.after, '{}') as after,
         maker.first_name || ' ' || maker.last_name as who,
         coalesce(holder.first_name || ' ' || holder.last_name,
                  subject.first_name || ' ' || subject.last_name,
                  case when change.subject_type in ('agreement', 'invoice')
                       then change.subject_id end) as about,
         case when ticket.id is not null then
           jsonb_build_object('id', ticket.id, 'zoneFrom', ticket.zone_from, 'zoneTo', ticket.zone_to,
                              'allZones', ticket.all_zones, 'startDate', ticket.start_date)
         end as ticket,
         case when change.subject_type = 'batch' then
           jsonb_build_object('id', change.subject_id::bigint, 'made', (
             select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'changes', changes)
                                       order by first), '[]')
               from (select made.kind, count(*) as changes, min(made.id) as first
                       from changes.change made
                      where made.tenant = change.tenant and made.company_id = change.company_id
                        and made.batch_id = change.subject_id::bigint
                      group by made.kind) as made_by_kind))
         end as batch,
         case when change.personal_digest is not null and personal.change_id is null then
           jsonb_build_object('ticketId', ticket.id)
         end as erased
    from changes.change
    left join changes.about personal
      on personal.company_id = coalesce(change.company_id, 0) and personal.change_id = change.id
    left join users."user" maker on maker.tenant = change.tenant and maker.id = change.user_id
    left join users."user" subject
      on subject.tenant = change.tenant
     and subject.id = case when change.subject_type = 'user' then change.subject_id::bigint end
    left join holders.holder
      on holder.company_id = personal.company_id and holder.id = personal.holder_id
    left join tickets.ticket
      on ticket.company_id = change.company_id and ticket.tenant = change.tenant
     and ticket.id = case when change.subject_type = 'ticket'
                          then change.subject_id::bigint end
   where change.id = page.id`;
