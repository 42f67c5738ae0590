import { foldText } from '@takst/domain/customers/companies/folded.rules.ts';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { databaseTest } from '#testing/database-test.ts';
import { tablesOf } from '../tables.ts';

const letters = 'ÆØÅÄÖÉÈÜÑŁŠŽĆÇĞİIıßẞÞÐĐæøåäöéèüñłšžćçğþðđ';
const texts = [
  ...letters,
  letters,
  'Håkon Ødegård-Ærlig',
  'a\u030a A\u030A e\u0301\u0323 n\u0303',
  '+47 412_39% \\ <x>',
  'Ångström 5 µm',
];

describe('folding', () => {
  databaseTest(
    'is what the program does, whatever the locale of the server',
    async ({ database }) => {
      const { rows } = await sql<{ here: string; plain: string }>`
      select text.fold(given) as here, text.fold(given collate "C") as plain
        from unnest(${texts}::text[]) with ordinality as list(given, place)
       order by place`.execute(tablesOf(database));
      const expected = texts.map((text) => ({ here: foldText(text), plain: foldText(text) }));
      expect(rows).toEqual(expected);
    },
  );
});
