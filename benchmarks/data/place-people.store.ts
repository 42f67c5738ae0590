import type pg from 'pg';
import names from '../../database/demo/names.json' with { type: 'json' };
import { firstIds } from './data-ids.ts';
import type { DataSize } from './data-size.ts';

/** A number that looks like chance and is the same every time, of the column `place`. */
export const chance = (salt: number): string =>
  `(((place + ${salt}) * 2654435761 % 4294967291) / 977)`;

/** Everybody, company after company, and as their company knows them. */
export async function placePeople(client: pg.ClientBase, { groups }: DataSize): Promise<void> {
  await client.query(
    `create temporary table crowd as
     select company_id, generate_series(before + 1, before + people)::bigint as place
       from (select $3::bigint - 1 + row_number() over () as company_id, people,
                    sum(people) over (rows unbounded preceding) - people as before
               from unnest($1::bigint[], $2::bigint[]) as wanted(companies, people),
                    lateral generate_series(1, companies)) as company`,
    [
      groups.map(({ companies }) => companies),
      groups.map(({ people }) => people),
      firstIds.company,
    ],
  );
  // 40000000 to 48999999 and 90000000 to 98999999, each once: 6180341 shares no factor with 9 million, and of two
  // neighbours one has a 4, the other a 9.
  await client.query(
    `insert into holders.slot (key, tenant, kind, value) overriding system value
     select $1::bigint + place - 1, 'ruter', 'person',
            '+47' || case when place % 2 = 0 then '4' else '9' end || lpad((place / 2 * 6180341 % 9000000)::text, 7, '0')
       from crowd order by place`,
    [firstIds.person],
  );
  await client.query(
    `insert into holders.holder (tenant, company_id, id, kind, first_name, last_name, employee_id,
                                 phone_country_code, phone)
     select 'ruter', crowd.company_id, $1::bigint + place - 1, 'subscriber',
            ($3::text[])[1 + ${chance(11)} % cardinality($3::text[])],
            ($4::text[])[1 + ${chance(23)} % cardinality($4::text[])],
            (10000 + place)::text, '+47', substr(value, 4)
       from crowd join holders.slot on slot.key = $2::bigint + place - 1
      order by place`,
    [firstIds.subscriber, firstIds.person, [...names.women, ...names.men], names.lastNames],
  );
  await client.query(
    `insert into subscribers.subscriber (tenant, company_id, holder_id, person_slot)
     select 'ruter', company_id, $1::bigint + place - 1, $2::bigint + place - 1 from crowd order by place`,
    [firstIds.subscriber, firstIds.person],
  );
}
