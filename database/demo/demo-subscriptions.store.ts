import type { Transaction } from '@takst/server/platform/db/database.ts';
import { tablesOf } from '@takst/server/platform/db/tables.ts';
import { sql } from 'kysely';
import type { DemoWorld } from './demo-world-facts.ts';

/** What somebody has: from the first of a month to the end of another, counted from this one. */
type Story = (
  | {
      /** Among the people with a living ticket, or without one. */
      readonly hasTicket: boolean;
      readonly place: number;
    }
  /** A person that the documentation names. */
  | { readonly phone: string }
) & {
  readonly type: 'JOULE' | 'OTTO' | 'CAR_POOL';
  readonly from: number;
  readonly to: number | null;
  readonly isCancelled?: boolean;
  /** It has begun without its code: the pool is empty. */
  readonly isOwed?: boolean;
};

/** Each situation of a subscription, in every company whose operator sells them. */
const stories: readonly Story[] = [
  { hasTicket: true, place: 1, type: 'JOULE', from: -4, to: null },
  { hasTicket: true, place: 2, type: 'OTTO', from: -2, to: null },
  { hasTicket: true, place: 3, type: 'CAR_POOL', from: -1, to: null },
  { hasTicket: true, place: 4, type: 'JOULE', from: 1, to: null },
  { hasTicket: true, place: 5, type: 'JOULE', from: -3, to: 0 },
  { hasTicket: true, place: 6, type: 'JOULE', from: -2, to: -1 },
  { hasTicket: true, place: 7, type: 'OTTO', from: 1, to: null, isCancelled: true },
  { hasTicket: false, place: 1, type: 'JOULE', from: -5, to: null },
  { hasTicket: false, place: 2, type: 'OTTO', from: 1, to: null },
  // Per Lunde has one of each.
  { phone: '41239900', type: 'CAR_POOL', from: -1, to: null, isOwed: true },
  { phone: '41239900', type: 'JOULE', from: -2, to: null },
  { phone: '41239900', type: 'OTTO', from: 1, to: null },
  // A family of a housing association, and Ole Ruud there, who has no ticket.
  { phone: '41237017', type: 'JOULE', from: -8, to: null },
  { phone: '41237018', type: 'OTTO', from: -14, to: -2 },
  { phone: '41237020', type: 'JOULE', from: -12, to: null },
];

/** Subscriptions of people that no test knows by name, and of one that the documentation names. */
export async function placeSubscriptions(
  tx: Transaction,
  { moment: { today, now } }: DemoWorld,
): Promise<void> {
  const month = today.with({ day: 1 });
  const rows = stories.map(({ from, to, isCancelled = false, isOwed = false, ...story }) => ({
    ...story,
    start: month.add({ months: from }),
    end: to === null ? null : month.add({ months: to + 1 }).subtract({ days: 1 }),
    isCancelled,
    hasCode: from <= 0 && !isOwed,
  }));
  await sql`
    with person as (
      select subscriber.*, holder.phone as number, named.is_named, living.is_there, row_number() over (
               partition by subscriber.company_id, named.is_named, living.is_there
               order by subscriber.holder_id) as place
        from subscribers.subscriber
        join holders.holder on holder.company_id = subscriber.company_id
         and holder.id = subscriber.holder_id
       cross join lateral (select holder.phone like '4123%' as is_named) as named
       cross join lateral (
         select exists (
           select from tickets.ticket
            where ticket.company_id = subscriber.company_id and ticket.holder_id = holder.id
              and cancelled_at is null
              and (expiration_date is null or expiration_date >= ${today})) as is_there) as living
    ), agreement as (
      select distinct on (company_id) company_id, id,
             case subtype when 'SUBSCRIPTIONS' then 'company-tickets' else 'housing' end as service
        from agreements.agreement
       where subtype in ('SUBSCRIPTIONS', 'HOUSING_COOPERATIVE_AGREEMENT') and end_date is null
       order by company_id, id
    )
    insert into subscriptions.subscription (tenant, company_id, service, agreement_id, holder_id,
           person_slot, type, start_date, expiration_date, cancelled_at, discount_code, code_sent_at,
           code_drawn_at, ordered_at)
    select person.tenant, person.company_id, agreement.service, agreement.id, person.holder_id,
           person.person_slot, story.type, story.start, story."end",
           case when "isCancelled" then ${now}::timestamptz - interval '1 day' end,
           case when "hasCode" then story.type || '-' || person.holder_id end,
           case when "hasCode" then story.start + time '07:05' end,
           case when "hasCode" then story.start + time '07:05' end, story.start - interval '9 days'
      from json_to_recordset(${JSON.stringify(rows)}::text::json) as story (
             phone text, "hasTicket" boolean, place int, type text, start date, "end" date,
             "isCancelled" boolean, "hasCode" boolean)
      join person on person.number = story.phone
        or (not person.is_named and person.is_there = story."hasTicket" and person.place = story.place)
      join agreement on agreement.company_id = person.company_id
      join subscriptions.product on product.tenant = person.tenant and product.type = story.type
       and agreement.service = any(product.services)`.execute(tablesOf(tx));
}
