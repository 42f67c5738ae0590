import { afterAll } from 'vitest';
import { takeProbes } from '../sql/probe.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Numbers of the mutants that a test file reaches. */
    reachedMutants?: number[];
  }
}

/** Runs before each test file. */
const reached = new Set<number>();
takeProbes((ids) => {
  for (const id of ids) reached.add(id);
});

// vitest reads from the first parameter which fixtures are asked for: none.
afterAll(({}, suite) => {
  suite.meta.reachedMutants = [...reached];
});
