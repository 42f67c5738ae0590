import { runStep, type StepResult } from './steps.ts';

/** The static checks, each a step with its name. */
export async function runChecks(): Promise<StepResult[]> {
  const waiting = [
    script('lint and types', 'tools/check-lint.ts'),
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
