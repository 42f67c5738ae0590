import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { registeredServiceIds } from '@takst/domain/platform/access/ticket-service-id.ts';
import { nounsWithoutWord, partsWithoutTable } from './glossary/missing-words.ts';
import { root } from './source-paths.ts';

/** Fails on a table or a ticket service that has no line in docs/glossary.md. */

/** Fewer tables mean that the check did not read them. */
const fewest = 80;

const [glossary, types] = await Promise.all(
  ['docs/glossary.md', 'server/platform/db/tables.generated.ts'].map((path) =>
    readFile(join(root, path), 'utf8'),
  ),
);
const tables = [...(types ?? '').matchAll(/^ {2}'([\w.]+)': \{/gm)].map(([, table = '']) => table);
const missing = nounsWithoutWord(glossary ?? '', { tables, services: registeredServiceIds });
const gone = partsWithoutTable(tables);
const planted = nounsWithoutWord(glossary ?? '', {
  tables: ['planted.noun'],
  services: ['planted'],
});

for (const noun of missing) console.error(`the glossary has no line for ${noun}`);
for (const table of gone) console.error(`named as a part, but not there: ${table}`);
if (planted.length < 2) console.error('planted nouns not found');
if (tables.length < fewest) console.error(`only ${tables.length} tables read`);
console.log(`${tables.length} tables read, ${planted.length} planted nouns found`);
const failed = missing.length + gone.length > 0 || planted.length < 2 || tables.length < fewest;
process.exit(failed ? 1 : 0);
