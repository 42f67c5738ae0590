import { proveLint } from './lint/planted-faults.ts';
import { runTool } from './lint/run-tool.ts';
import { sourcePaths } from './source-paths.ts';

/** Lints and compiles every source file in one pass; checks that all were read and planted faults are found. */
const fewest = (await sourcePaths()).length;
const { passed, output, filesRead } = runTool('oxlint', ['--type-check']);
if (!passed) console.error(output);
if (filesRead < fewest) console.error(`${filesRead} files read, there are ${fewest}`);

const { proven, blind } = await proveLint();
for (const sample of blind) console.error(`planted fault not found: ${sample}`);
console.log(`${filesRead} files read, ${proven} planted faults found`);
process.exit(passed && filesRead >= fewest && blind.length === 0 ? 0 : 1);
