import { sql } from 'kysely';

/** The zones to the second home of the ticket of a `line`: `homes`. They are read from the ticket, where they never change. */
export const secondHomeOfLine = sql`
  left join tickets.ticket as homes
    on line.product_type = 'TICKET' and homes.company_id = line.company_id and homes.id = line.related_id
   and homes.second_zone_from is not null`;
