import { join } from 'node:path';
import { runStep, type StepResult } from './steps.ts';

const bin = (name: string): string => join(import.meta.dirname, '../node_modules/.bin', name);
const buildInfo = (project: string): string =>
  join(
    import.meta.dirname,
    `../node_modules/.cache/types/${project === '.' ? 'root' : project}.tsbuildinfo`,
  );
const projects = ['domain', 'contract', 'server', 'web', '.'];

/** The static checks, each a step with its name. */
export async function runChecks(): Promise<StepResult[]> {
  const types = projects.map((project) => ({
    name: `types of ${project === '.' ? 'tools, database, e2e' : project}`,
    command: bin('tsc'),
    // Incremental: only changes since the last run are checked.
    args: ['-p', project, '--incremental', '--tsBuildInfoFile', buildInfo(project)],
  }));
  const rest = [
    script('lint', 'tools/check-lint.ts'),
    script('format', 'tools/check-format.ts'),
    script('architecture', 'tools/check-architecture.ts'),
    script('texts', 'tools/check-texts.ts'),
    script('unused exports', 'tools/check-unused.ts'),
    script('copied logic', 'tools/check-copies.ts'),
    script('rows of queries', 'tools/check-rows.ts'),
    script('glossary', 'tools/check-glossary.ts'),
    script('licences', 'tools/licences.ts', '--check'),
    script('table types', 'tools/generate-table-types.ts', '--check'),
  ];
  const results: StepResult[] = [];
  // Two at a time: the usual machine has two cores.
  const waiting = [...types, ...rest];
  const worker = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift())
      results.push(await runStep(step));
  };
  await Promise.all([worker(), worker()]);
  return results;
}

function script(name: string, file: string, ...args: string[]) {
  return { name, command: process.execPath, args: [file, ...args], isTold: true };
}
