import type pg from 'pg';
import { firstIds } from './data-ids.ts';

type ListedCompany = { name: string; number: string; companies: number };

const sampled = 40;

/** Searches of each kind that find companies, from such as are spread over all that are listed. */
export async function companySearches(client: pg.ClientBase) {
  const { rows } = await client.query<ListedCompany>(
    `select lower(name) as name, organisation_number as number, total::int as companies
       from (select *, row_number() over (order by id) as nr, count(*) over () as total
               from companies.company where id >= $1) as everybody
      where nr % greatest(total / $2, 1) = 0 order by id limit $2`,
    [firstIds.listedCompany, sampled],
  );
  const words = rows.map(({ name }) => name.split(' ').filter((word) => word.length > 2));
  const twoWords = words.map(([first = '', second = '']) => `${first} ${second}`);
  return {
    companies: rows[0]?.companies ?? 0,
    oneWord: [...new Set(words.flatMap(([first = '', second = '']) => [first, second]))],
    twoWords,
    withoutMarks: twoWords.map((text) => text.replaceAll('ø', 'o').replaceAll(/[åæ]/g, 'a')),
    numbers: rows.flatMap(({ number }) => [number.slice(0, 4), number.slice(0, 6), number]),
    letters: [
      ...new Set(words.flatMap(([first = '']) => [first.slice(0, 1), first.slice(0, 2)])),
      'as',
      'as da',
      'a s',
      '31',
      '3',
      'aas',
    ],
  };
}
