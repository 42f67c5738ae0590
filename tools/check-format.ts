import { runTool } from './lint/run-tool.ts';
import { sourcePaths } from './source-paths.ts';

/** Checks the format of every source file, and that all were read. */
const fewest = (await sourcePaths()).length;
const { passed, output, filesRead } = runTool('oxfmt', ['--check']);
if (!passed) console.error(output);
if (filesRead < fewest) console.error(`${filesRead} files read, there are ${fewest}`);
console.log(`${filesRead} files read`);
process.exit(passed && filesRead >= fewest ? 0 : 1);
