import type pg from 'pg';

type Person = { first: string; last: string; phone: string; employee: string };

const people = 40;

/** Searches of each kind that find somebody in a company, from people spread over all of it. */
export async function searchesIn(client: pg.ClientBase, company: number) {
  const { rows } = await client.query<Person>(
    `select first_name as first, last_name as last, phone, employee_id as employee
       from (select *, row_number() over (order by id) as nr, count(*) over () as total
               from holders.holder where company_id = $1) as everybody
      where nr % greatest(total / $2, 1) = 0 order by id limit $2`,
    [company, people],
  );
  const lower = rows.map(({ first, last, ...numbers }) => ({
    ...numbers,
    first: first.toLowerCase(),
    last: last.toLowerCase(),
  }));
  return {
    twoNames: lower.map(({ first, last }) => `${first} ${last}`),
    selective: lower.flatMap(({ first, last, phone, employee }) => [
      `${first} ${phone.slice(0, 5)}`,
      `${last} ${employee}`,
      phone,
    ]),
    withoutMarks: lower.map(({ first, last }) => `${unmarked(first)} ${unmarked(last)}`),
    common: lower.map(({ first }) => first),
    twoLetters: lower.flatMap(({ first, last }) => [
      first.slice(0, 2),
      `${first.slice(0, 2)} ${last.slice(0, 2)}`,
    ]),
  };
}

const unmarked = (name: string): string =>
  name.replaceAll('ø', 'o').replaceAll('å', 'a').replaceAll('æ', 'a');
