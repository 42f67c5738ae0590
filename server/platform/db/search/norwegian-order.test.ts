import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { databaseTest } from '#testing/database-test.ts';
import { tablesOf } from '../tables.ts';

const inOrder = [
  'Abel Arne',
  'Berg Åse',
  'Berg-Hansen Kari',
  'Bergh Ida',
  'Çelik Ayşe',
  'Łukasz Jan',
  'Müller Anna',
  'Ng Li',
  'Žižek Ana',
  'Ærlig Per',
  'Ødegård Liv',
  'Aaberg Tor',
  'ÅBERG Unni',
  'Aas Vera',
];

describe('Norwegian order', () => {
  databaseTest(
    'has æ, ø and å last, aa as å, and other letters where a Norwegian looks for them',
    async ({ database }) => {
      const shuffled = inOrder.toSorted((a, b) => a.length - b.length);
      const { rows } = await sql<{ name: string }>`
      select name from unnest(${shuffled}::text[]) as name order by text.sort_key(name)`.execute(
        tablesOf(database),
      );
      expect(rows.map(({ name }) => name)).toEqual(inOrder);
    },
  );

  databaseTest(
    'makes lower case as the program does, whatever the locale of the server',
    async ({ database }) => {
      const letters = 'ÆØÅÄÖÉÈÜÑŁŠŽĆ ABC 123';
      const { rows } = await sql`
      select text.lower_case(${letters}) as lower, text.lower_case(${letters} collate "C") as plain`.execute(
        tablesOf(database),
      );
      expect(rows).toEqual([{ lower: letters.toLowerCase(), plain: letters.toLowerCase() }]);
    },
  );
});
