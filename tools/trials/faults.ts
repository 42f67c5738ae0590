import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { allFaults } from './all-faults.ts';
import type { Fault } from './fault.ts';
import { plantFault } from './plant-fault.ts';
import { doTestsPass, trialEnvironment } from './run-tests.ts';

/**
 * `npm run trial:faults -- --only quarantine --project server --quick`: plants one fault at a time and says
 * which of them no test catches. `--only` takes a part of a name or path; `--quick` leaves out the
 * whole project where the likely tests pass.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    project: { type: 'string' },
    quick: { type: 'boolean', default: false },
  },
});

/** At least this share of the planted faults must be caught (issue 7 §8). */
const goal = 0.95;

const faults = allFaults.filter(
  ({ name, file, project }) =>
    `${name} ${file}`.includes(values.only) && (values.project ?? project) === project,
);
if (faults.length === 0) throw new Error('No fault has such a name, path or project.');
if (execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' }) !== '') {
  throw new Error('Commit first: the faults are planted in the working tree and taken out again.');
}

const env = await trialEnvironment();

/** A fault is caught when the same tests pass without it. */
async function isCaught(fault: Fault): Promise<boolean> {
  const remove = plantFault(fault);
  try {
    if (!(await doTestsPass({ ...fault, env }))) return true;
    return !values.quick && !(await doTestsPass({ ...fault, tests: [], env }));
  } finally {
    remove();
  }
}

for (const project of new Set(faults.map((fault) => fault.project))) {
  const tests = [...new Set(faults.flatMap((one) => (one.project === project ? one.tests : [])))];
  if (!(await doTestsPass({ project, tests, env }))) {
    throw new Error(`Tests of ${project} fail without any fault: mend them first.`);
  }
}

const survivors: Fault[] = [];
for (const fault of faults) {
  const caught = await isCaught(fault);
  if (!caught) survivors.push(fault);
  console.log(
    `${caught ? 'caught  ' : 'SURVIVED'} ${fault.project}: ${fault.name} (${fault.file})`,
  );
}
const share = 1 - survivors.length / faults.length;
console.log(
  `${faults.length - survivors.length} of ${faults.length} caught (${(share * 100).toFixed(0)} %)`,
);
process.exit(share >= goal ? 0 : 1);
