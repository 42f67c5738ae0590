import type { UnitPerson } from '@takst/contract/services/housing/unit.schema.ts';
import { type RawBuilder, sql } from 'kysely';
import {
  isHeldEntry,
  isNotAnonymised,
  subscriptionStatusOn,
  ticketStatusOn,
} from '#ticketing/tickets/tickets.public.ts';
import { isReplaced } from './ended-entry.store.ts';

type EndedEntry = UnitPerson['endedByMoveOut'][number];
type Day = 'startDate' | 'expirationDate' | 'endedOn' | 'lastDay';

/** As JSON has it. */
export type EndedRow = Omit<EndedEntry, Day> & {
  startDate: string;
  expirationDate: string | null;
  endedOn: string;
  lastDay: string | null;
};

/** A JSON array: what the move-out of a row of `housing.residence lived` has cancelled or ended. */
export const endedByMoveOut = (today: Temporal.PlainDate): RawBuilder<unknown> => sql`coalesce((
  select jsonb_agg(jsonb_build_object(
           'id', entry.id, 'type', entry.type, 'status', entry.status, 'startDate', entry.start_date,
           'expirationDate', entry.expiration_date, 'endedOn', ended.ended_on, 'lastDay', ended.last_day,
           'isContinued', entry.is_continued, 'isReplaced', ${isReplaced}) order by entry.start_date, entry.id)
    from housing.ended_by_move_out ended
    join lateral (
      select company_id, id, 'TICKET' as type, start_date, expiration_date,
             ${ticketStatusOn('ticket', today)} as status,
             exists (select from tickets.ticket next
                      where next.company_id = ticket.company_id and next.continues_id = ticket.id
                        and ${isHeldEntry('next')}) as is_continued
        from tickets.ticket
       where ticket.company_id = ended.company_id and ticket.id = ended.entry_id and ${isNotAnonymised('ticket')}
      union all
      select company_id, id, type, start_date, expiration_date, ${subscriptionStatusOn('subscription', today)}, false
        from subscriptions.subscription
       where subscription.company_id = ended.company_id and subscription.id = ended.entry_id
         and ${isNotAnonymised('subscription')}
    ) as entry on true
   where ended.company_id = lived.company_id and ended.residence_id = lived.id), '[]')`;

const dateOf = (text: string) => Temporal.PlainDate.from(text);

export const readEnded = (row: EndedRow): EndedEntry => ({
  ...row,
  startDate: dateOf(row.startDate),
  expirationDate: row.expirationDate === null ? null : dateOf(row.expirationDate),
  endedOn: dateOf(row.endedOn),
  lastDay: row.lastDay === null ? null : dateOf(row.lastDay),
});
