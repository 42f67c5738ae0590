import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOfTexts } from './digest-of-texts.ts';
import { importedFiles } from './imported-files.ts';

const projectRoot = join(import.meta.dirname, '../../..');
const exclude = ['**/node_modules/**', '**/*.test.ts'];

/** What places the world: `placeMarkedWorld`. */
const worldFile = 'server/testing/portal/world-template.ts';

/** Migrations, lists of products, operators: files that are read and not imported. */
const dataFiles = [
  'package-lock.json',
  '{database,operators}/**/*.*',
  '{contract,domain,server}/**/*.{json,css,js}',
];

/** Another one whenever anything changes that the marked world could come from; most use cases are no part of it. */
export function worldTemplateName(root = projectRoot): `world_${string}` {
  const data = globSync(dataFiles, { cwd: root, exclude });
  const texts = importedFiles(root, [worldFile]);
  for (const file of data) texts.set(file, readFileSync(join(root, file), 'utf8'));
  return `world_${digestOf(texts)}`;
}

/** Another one whenever anything changes of which a portal is made. */
export function portalTemplateName(root = projectRoot): `portal_${string}` {
  const files = globSync(
    ['package-lock.json', '{contract,database,domain,operators,server}/**/*.*'],
    { cwd: root, exclude },
  );
  return `portal_${digestOf(new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')])))}`;
}

const digestOf = (texts: ReadonlyMap<string, string>): string =>
  digestOfTexts([...texts].toSorted(([one], [other]) => (one < other ? -1 : 1)).flat());
