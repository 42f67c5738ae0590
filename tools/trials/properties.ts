import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { doTestsPass, trialEnvironment, type TestProject } from './run-tests.ts';

/**
 * `npm run trial:properties -- --runs 20`: the tests of properties with other values each time. A seed that finds
 * a fault is said, for `PROPERTY_SEED=… npx vitest run --project rules`.
 */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '20' } } });

const files = execFileSync('git', ['grep', '-l', "from 'fast-check'", '--', '*.test.ts'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n');
const folders: Readonly<Record<TestProject, RegExp>> = {
  rules: /^(domain|contract|tools)\//,
  web: /^web\//,
  server: /^server\//,
};

const env = await trialEnvironment();
let failed = 0;
for (let run = 0; run < Number(values.runs); run += 1) {
  const seed = String(randomInt(2 ** 31));
  for (const project of ['rules', 'web', 'server'] as const) {
    const tests = files.filter((file) => folders[project].test(file));
    const passed = await doTestsPass({
      project,
      tests,
      env: { ...env, PROPERTY_SEED: seed },
    });
    if (!passed) failed += 1;
    console.log(`${passed ? 'ok    ' : 'FAILED'} ${project} with PROPERTY_SEED=${seed}`);
  }
}
if (failed > 0) process.exitCode = 1;
