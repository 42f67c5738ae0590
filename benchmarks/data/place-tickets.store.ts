import type pg from 'pg';
import { firstIds } from './data-ids.ts';
import { dataMoment, dataToday } from './data-moment.ts';
import { chance } from './place-people.store.ts';

/**
 * One to five tickets for each person, three on average: earlier ones of four months, half a year
 * apart, and a last one that in seven of ten goes on. None overlaps another.
 */
export async function placeTickets(client: pg.ClientBase): Promise<void> {
  await client.query(
    `insert into tickets.ticket (tenant, service, medium, company_id, id, holder_id, medium_slot, agreement_id,
       product_id, profile_id, zone_from, zone_to, all_zones, nr_of_zones, start_date, expiration_date,
       cancelled_at, pickup_code, downloaded_at, app_id, ordered_at, ended_at)
     overriding system value
     select 'ruter', 'company-tickets', 'phone', company_id, $1::bigint + row_number() over (order by place, nr) - 1,
            $2::bigint + place - 1, $3::bigint + place - 1, $4::bigint + company_id - $5::bigint,
            case zone when 1 then 'company-ticket-oslo' else 'company-ticket' end, 'ADULT',
            case when zone < 4 then 'RUT:TariffZone:1' end,
            case zone when 1 then 'RUT:TariffZone:1' when 2 then 'RUT:TariffZone:2V'
                      when 3 then 'RUT:TariffZone:2S' end,
            zone = 4, least(case zone when 1 then 1 when 4 then 3 else 2 end, 3), start_date,
            expiration_date::date,
            case when story = 9 and place % 2 = 0 then $6::timestamptz - interval '1 day' end,
            ${pickupCode}, case when start_date <= $7::date then start_date end,
            case when start_date <= $7::date then 'app-' || place end,
            start_date - interval '10 days',
            case when expiration_date is not null then start_date - interval '10 days' end
       from (
         select *, case when nr < tickets then start_date + interval '4 months' - interval '1 day'
                        when story = 7 then $7::date + interval '27 days'
                        when story = 8 then start_date + interval '1 month' - interval '1 day'
                   end as expiration_date
           from (
             select *, case when nr = tickets and story = 9 then date_trunc('month', $7::date) + interval '1 month'
                            else date_trunc('month', $7::date)
                              - (6 * (tickets - nr) + months) * interval '1 month' end::date as start_date
               from (
                 select place, company_id, 1 + ${chance(37)} % 5 as tickets, ${chance(41)} % 10 as story,
                        ${chance(43)} % 4 as months, 1 + ${chance(47)} % 4 as zone
                   from crowd) as person,
                 lateral generate_series(1, tickets) as nr) as begun) as ended`,
    [
      firstIds.ticket,
      firstIds.subscriber,
      firstIds.person,
      firstIds.agreement,
      firstIds.company,
      dataMoment,
      dataToday,
    ],
  );
}

/** Eight of 31 letters and digits, each code once: the place and the number in base 31, after two letters. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const digits = [1, 31, 961, 29_791, 923_521, 28_629_151]
  .map(
    (weight) =>
      `substr('${letters}', 1 + ((place * 8 + nr) * 7919 % 887503681 / ${weight} % 31)::int, 1)`,
  )
  .join(' || ');
const pickupCode = `'BM' || ${digits}`;
