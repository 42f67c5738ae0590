import { runChecks } from './check-steps.ts';
import { runVitest } from './run-vitest.ts';

/** `npm run check`: the quick gate before a commit. */
const startedAt = performance.now();
const steps = await runChecks();
const rules = await runVitest({ projects: ['rules'], env: process.env });
const failed = steps.filter(({ passed }) => !passed).length + rules.failed;
console.log(`${((performance.now() - startedAt) / 1_000).toFixed(0)} s`);
process.exit(failed > 0 ? 1 : 0);
