import { findCopies } from './copies/find-copies.ts';
import { proveCopies } from './copies/planted.ts';
import { root } from './source-paths.ts';

/** Fails on code that stands in two product files (docs/decisions/0124). */

/** Fewer files mean that the check did not read the project. */
const fewest = 2_000;
const { filesRead, copies } = await findCopies(root);
const { found, isRight } = await proveCopies();
for (const copy of copies) console.error(`the same code twice, ${copy}`);
if (!isRight) console.error(`one planted copy, and these were found: ${found.join('; ')}`);
if (filesRead < fewest) console.error(`${filesRead} files read`);
console.log(`${filesRead} files read, 1 planted copy found`);
process.exit(copies.length === 0 && isRight && filesRead >= fewest ? 0 : 1);
