import type { TestModule, TestRunResult, TestSpecification, Vitest } from 'vitest/node';
import { join } from 'node:path';
import { root } from '../../source-paths.ts';
import type { Outcome } from '../outcome.ts';
import { takeProbes } from '../sql/probe.ts';
import { MutatingPlugin, type FileEdits } from './mutating-plugin.ts';
import { startVitest } from './start-vitest.ts';

/** A change of the code that the tests have to notice. */
type Fault = {
  readonly edits: FileEdits;
  /** Whether a probe says which test files reach it, so that they run first; without one, all run: a module is evaluated once for many. */
  readonly isProbed: boolean;
};

type FaultResult = {
  readonly outcome: Outcome;
  /** The failed tests, each with its file, or that a run took too long. */
  readonly failures: readonly string[];
};

type Faults = {
  readonly faults: readonly Fault[];
  /** Calls that note by its place in `faults` that a fault is reached. */
  readonly probes: FileEdits;
  /** Whose tests run, and single test files, from the root. */
  readonly folders: readonly string[];
  /** The first run, without a fault, is over. */
  readonly onReady?: () => void;
  readonly onTried: (index: number, result: FaultResult) => void;
};

/** Runs the tests of some folders with each of the faults; throws when they fail without any. */
export async function runFaults({
  faults,
  probes,
  folders,
  onReady,
  onTried,
}: Faults): Promise<void> {
  const plugin = new MutatingPlugin(faults.flatMap(({ edits }) => [...edits.keys()]));
  const vitest = await startVitest(plugin);
  const give = (edits: FileEdits): void => {
    plugin.use(edits);
    for (const file of edits.keys()) vitest.invalidateFile(file);
  };
  try {
    const specifications = await specificationsOf(vitest, folders);
    give(probes);
    const { reaching, msOf, passedOf } = await testsByFault(vitest, specifications);
    for (const file of probes.keys()) vitest.invalidateFile(file);
    onReady?.();
    const catches = new Map<string, number>();
    const catchesOf = ({ moduleId }: TestSpecification): number => catches.get(moduleId) ?? 0;
    for (const [index, { edits, isProbed }] of faults.entries()) {
      give(edits);
      // What has caught others is likely to catch this one.
      const byCatches = (tests: readonly TestSpecification[]): TestSpecification[] =>
        tests.toSorted((one, other) => catchesOf(other) - catchesOf(one));
      const runTests = (tests: readonly TestSpecification[]) =>
        runWithFault(vitest, byCatches(tests), { maxMs: longestMs(tests.map(msOf)), passedOf });
      const tests = reaching(isProbed ? index : null);
      const first = await runTests(tests);
      // A function whose answer is kept is called by the first test file of a worker alone.
      const others = first.outcome === 'survived' ? specifications.filter(isOutside(tests)) : [];
      const { modules, ...result } = others.length === 0 ? first : await runTests(others);
      for (const module of modules) catches.set(module, (catches.get(module) ?? 0) + 1);
      plugin.use(new Map());
      for (const file of edits.keys()) vitest.invalidateFile(file);
      onTried(index, result);
    }
  } finally {
    await vitest.close();
  }
}

const isOutside =
  (tests: readonly TestSpecification[]) =>
  (specification: TestSpecification): boolean =>
    !tests.includes(specification);

/** The tests that fail with all of some edits at once, each with its file; those of no fault may be among them. */
export async function runTogether(edits: FileEdits, folders: readonly string[]): Promise<string[]> {
  const plugin = new MutatingPlugin([...edits.keys()]);
  plugin.use(edits);
  takeProbes(() => undefined);
  const vitest = await startVitest(plugin, { bail: 0 });
  try {
    return failuresOf(await vitest.runTestSpecifications(await specificationsOf(vitest, folders)));
  } finally {
    await vitest.close();
  }
}

async function specificationsOf(
  vitest: Vitest,
  folders: readonly string[],
): Promise<TestSpecification[]> {
  const allSpecifications = await vitest.globTestSpecifications([...folders]);
  const paths = folders.map((folder) => join(root, folder));
  const specifications = allSpecifications.filter(({ moduleId }) =>
    paths.some((path) => moduleId === path || moduleId.startsWith(`${path}/`)),
  );
  if (specifications.length === 0) throw new Error(`There are no tests in ${folders.join(', ')}.`);
  return specifications;
}

type ReachingTests = {
  /** The test files that reach a fault, the quick ones first; null asks for all. */
  readonly reaching: (index: number | null) => TestSpecification[];
  /** How long a test file took without a fault. */
  readonly msOf: (specification: TestSpecification) => number;
  /** How many of its tests passed without a fault. */
  readonly passedOf: (specification: TestSpecification) => number;
};

async function testsByFault(
  vitest: Vitest,
  specifications: readonly TestSpecification[],
): Promise<ReachingTests> {
  // Where the template of the portal is not there yet, this process makes it in the first run.
  takeProbes(() => undefined);
  const result = await vitest.runTestSpecifications([...specifications]);
  if (hasFailed(result))
    throw new Error(`Tests fail without any fault:\n${failuresOf(result).join('\n')}`);
  const moduleOf = new Map(result.testModules.map((module) => [module.moduleId, module]));
  const msOf = ({ moduleId }: TestSpecification): number =>
    moduleOf.get(moduleId)?.diagnostic().duration ?? 0;
  const byDuration = specifications.toSorted((one, other) => msOf(one) - msOf(other));
  const reaching = (index: number | null): TestSpecification[] =>
    byDuration.filter(
      ({ moduleId }) =>
        index === null || moduleOf.get(moduleId)?.meta().reachedMutants?.includes(index),
    );
  const passed = new Map(result.testModules.map((module) => [module.moduleId, passedIn(module)]));
  const passedOf = ({ moduleId }: TestSpecification): number => passed.get(moduleId) ?? 0;
  return { reaching, msOf, passedOf };
}

/**
 * A run with a fault takes no longer than this: what waits for ever has been noticed. Many files that notice nothing are
 * not to be taken for it, on a machine that has become busier since the first run.
 */
const longestMs = (withoutFault: readonly number[]): number =>
  5 * 60_000 + 3 * withoutFault.reduce((sum, ms) => sum + ms, 0);

type RunLimits = {
  readonly maxMs: number;
  readonly passedOf: ReachingTests['passedOf'];
};

type FaultRun = FaultResult & { readonly modules: readonly string[] };

/** How often a run that has left tests out is made again. */
const maxRuns = 3;

/** Throws when a run leaves tests out again and again: they would have noticed nothing. */
async function runWithFault(
  vitest: Vitest,
  specifications: readonly TestSpecification[],
  limits: RunLimits,
): Promise<FaultRun> {
  if (specifications.length === 0) return { outcome: 'not covered', failures: [], modules: [] };
  for (let run = 0; run < maxRuns; run += 1) {
    const result = await runOnce(vitest, specifications, limits);
    if (result !== null) return result;
  }
  throw new Error(`Runs leave tests out: ${specifications.map(({ moduleId }) => moduleId).join()}`);
}

/**
 * Null when no test has failed, and not all have run. A run that ends at its first failed test may still cancel tests of
 * the run that follows.
 */
async function runOnce(
  vitest: Vitest,
  specifications: readonly TestSpecification[],
  { maxMs, passedOf }: RunLimits,
): Promise<FaultRun | null> {
  let isOver = false;
  const tooLong = setTimeout(() => {
    isOver = true;
    void vitest.cancelCurrentRun('test-failure');
  }, maxMs);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([...specifications]);
  clearTimeout(tooLong);
  // vitest also answers with the modules of earlier runs, which failed for other faults.
  const moduleOf = new Map(testModules.map((module) => [module.moduleId, module]));
  const ownModules = specifications.flatMap(({ moduleId }) => moduleOf.get(moduleId) ?? []);
  const result = { testModules: ownModules, unhandledErrors };
  const isCaught = isOver || hasFailed(result);
  const hasRun = (specification: TestSpecification): boolean => {
    const module = moduleOf.get(specification.moduleId);
    return module !== undefined && passedIn(module) >= passedOf(specification);
  };
  if (!isCaught && !specifications.every(hasRun)) return null;
  return {
    outcome: isCaught ? 'caught' : 'survived',
    failures: [
      ...failuresOf(result),
      ...(isOver ? [`took more than ${Math.round(maxMs / 1000)} s`] : []),
    ],
    modules: ownModules.filter((module) => !module.ok()).map(({ moduleId }) => moduleId),
  };
}

const passedIn = (module: TestModule): number => [...module.children.allTests('passed')].length;

const hasFailed = ({ testModules, unhandledErrors }: TestRunResult): boolean =>
  unhandledErrors.length > 0 || testModules.some((module) => !module.ok());

const failuresOf = ({ testModules, unhandledErrors }: TestRunResult): string[] => [
  ...testModules.flatMap((module) => [
    ...module.errors().map(({ message }) => `${module.relativeModuleId}: ${message}`),
    ...[...module.children.allTests('failed')].map(
      (test) =>
        `${module.relativeModuleId}: ${test.fullName}: ${test.result().errors?.[0]?.message}`,
    ),
  ]),
  ...unhandledErrors.map(messageOf),
];

/** vitest hands errors of workers over as objects without a prototype. */
const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : JSON.stringify(error);
