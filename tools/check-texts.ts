import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keysOf, literalsOf } from './texts/unused-keys.ts';
import { visibleTextIn } from './texts/visible-text.ts';

/** Fails on a text that nobody shows, and on words that stand outside the text files. */
const root = join(import.meta.dirname, '..');
const read = async (path: string) => ({ path, text: await readFile(join(root, path), 'utf8') });
const files = await Promise.all(
  (await Array.fromAsync(glob('web/**/*.{ts,tsx}', { cwd: root })))
    .filter((path) => !/node_modules|\/dist\/|\.test\.tsx?$|\/testing\/|\/test-/.test(path))
    .toSorted()
    .map(read),
);
const isTextFile = (path: string): boolean => /\.(nb|en)\.ts$/.test(path);

const used = new Set(
  files.filter(({ path }) => !isTextFile(path)).flatMap(({ path, text }) => literalsOf(path, text)),
);
// What a schema or the server finds wrong with a field is named by its own key.
for await (const path of glob('{contract,server/http}/**/*.ts', { cwd: root })) {
  if (path.includes('node_modules')) continue;
  const contract = await read(path);
  for (const literal of literalsOf(contract.path, contract.text)) used.add(literal);
}
const unused = files
  .filter(({ path }) => path.endsWith('.nb.ts'))
  .flatMap(({ path, text }) => keysOf(path, text).map((key) => ({ path, key })))
  .filter(({ key }) => !used.has(key));
// The gallery shows the components to engineers, with sample words of its own.
const visible = files
  .filter(({ path }) => path.endsWith('.tsx') && !path.includes('/gallery'))
  .flatMap(({ path, text }) => visibleTextIn(path, text).map((words) => ({ path, words })));

const proven =
  visibleTextIn('planted.tsx', 'const a = <p title="Lukk">Hei</p>;').length === 2 &&
  keysOf('planted.nb.ts', "export const nb = { unusedKey: 'x', many_one: 'y' };").join() ===
    'unusedKey,many' &&
  !used.has('unusedKey');

for (const { path, key } of unused) console.error(`${path}: nobody shows ${key}`);
for (const { path, words } of visible) console.error(`${path}: "${words}" belongs in a text file`);
if (!proven) console.error('planted faults were not found');
console.log(`${files.length} files read, ${used.size} literals`);
process.exit(unused.length + visible.length > 0 || !proven || files.length < 100 ? 1 : 0);
