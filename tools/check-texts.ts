import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isTest } from './architecture/source-file.ts';
import { root, sourcePaths } from './source-paths.ts';
import { findTextFaults } from './texts/find-text-faults.ts';
import { provePlanted } from './texts/planted.ts';
import { isTextFile } from './texts/text-file.ts';

/** Fails on texts that are missing in a language, unused, or outside the text files. */

/** Fewer files mean that the check did not read the project. */
const fewest = { files: 150, textFiles: 12 };

const paths = [
  ...(await sourcePaths()).filter(
    (path) => /^(web|contract|server\/platform\/http)\//.test(path) && !isTest(path),
  ),
  ...globSync('operators/*/words.json', { cwd: root }),
];
const sources = await Promise.all(
  paths.map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })),
);
const textFiles = paths.filter(isTextFile).length;
const readEnough = paths.length >= fewest.files && textFiles >= fewest.textFiles;

const { proven, blind } = provePlanted();
const faults = findTextFaults(sources);
for (const sample of blind) console.error(`planted fault not found: ${sample}`);
for (const { rule, where } of faults) console.error(`${rule}: ${where}`);
if (!readEnough) console.error('too few files read');
console.log(
  `${paths.length} files read, ${textFiles} of them texts, ${proven} planted faults found`,
);
process.exit(blind.length + faults.length > 0 || !readEnough ? 1 : 0);
