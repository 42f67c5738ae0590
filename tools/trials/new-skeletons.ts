import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyProject } from '../new/copy-project.ts';
import { argsOf, requestsToTry } from '../new/requests-to-try.ts';
import { runStep } from '../steps.ts';
import { trialEnvironment } from './run-tests.ts';

/**
 * `npm run trial:new`: writes one of each kind of `npm run new` into a copy of the project, and runs its checks and the new
 * tests there. Nothing may fail but the rule that no TODO is merged.
 */
const env = await trialEnvironment();
const folder = mkdtempSync(join(tmpdir(), 'takst-new-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
copyProject(folder);

const created: string[] = [];
const failures: string[] = [];

/** Runs a script of the copy; its output when it fails unexpectedly is printed. */
async function run(name: string, script: string, ...args: readonly string[]) {
  const launcher = join(folder, 'tools/launch.mjs');
  const step = { name, command: process.execPath, args: [launcher, script, ...args], env };
  const { passed, output } = await runStep({ ...step, isQuiet: true });
  return { name, passed, output };
}

function note({ name, passed, output }: Awaited<ReturnType<typeof run>>): void {
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name}`);
  if (passed) return;
  console.log(output);
  failures.push(name);
}

for (const request of requestsToTry) {
  const step = await run(`new ${request.kind}`, 'tools/new.ts', ...argsOf(request));
  note(step);
  created.push(...[...step.output.matchAll(/^new +(\S+)$/gm)].map(([, path = '']) => path));
  if (step.output.includes('by hand')) failures.push(`${request.kind}: a line is left by hand`);
}
for (const project of ['domain', 'contract', 'server', 'web', '.'])
  note(await run(`types of ${project}`, '--bin', 'tsc', '-p', project));
note(await run('lint', '--bin', 'oxlint', ...created));
note(await run('format', '--bin', 'oxfmt', '--check', ...created));
note(await run('texts', 'tools/check-texts.ts'));

const architecture = await run('architecture', 'tools/check-architecture.ts');
const others = architecture.output
  .split('\n')
  .filter((line) => /: \w+\//.test(line) && !line.startsWith('no TODO is merged: '));
note({
  ...architecture,
  name: 'architecture, which refuses every TODO and nothing else',
  passed: others.length === 0 && architecture.output.includes('no TODO is merged: '),
});

const tests = created.filter((path) => /\.test\.tsx?$/.test(path));
note(await run(`${tests.length} new test files`, 'tools/try.ts', ...tests));
console.log(failures.length === 0 ? 'All passed.' : `Failed: ${failures.join(', ')}`);
process.exit(failures.length === 0 ? 0 : 1);
