import { root, sourcePaths } from './source-paths.ts';
import { findUnused } from './unused/find-unused.ts';
import { proveUnused } from './unused/planted.ts';

/** Fails on files that nothing imports and exports that no other file reads (docs/decisions/0124). */

/** Fewer files mean that the check did not read the project. */
const fewest = (await sourcePaths()).length;
const { filesRead, unused } = findUnused(root, 'tools/unused/knip.config.ts');
const { proven, found, isRight } = await proveUnused();
for (const one of unused) console.error(`nobody uses ${one}`);
if (!isRight) console.error(`planted faults, of which these were found: ${found.join(', ')}`);
if (filesRead < fewest) console.error(`${filesRead} files read, there are ${fewest}`);
console.log(`${filesRead} files read, ${proven} planted faults found`);
process.exit(unused.length === 0 && isRight && filesRead >= fewest ? 0 : 1);
