import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { licenceList } from './licences/licence-list.ts';
import { root } from './source-paths.ts';

/** `npm run licences` writes docs/licences.md; `--check` fails where it is old, and on a licence that is not allowed. */
const file = join(root, 'docs/licences.md');
const { document, refused, count } = licenceList(
  await readFile(join(root, 'package-lock.json'), 'utf8'),
);
if (process.argv.includes('--check')) {
  const written = await readFile(file, 'utf8').catch(() => '');
  if (written !== document) refused.push('docs/licences.md is old: npm run licences');
} else {
  await writeFile(file, document);
}
for (const one of refused) console.error(one);
console.log(`${count} packages read`);
process.exit(refused.length > 0 ? 1 : 0);
