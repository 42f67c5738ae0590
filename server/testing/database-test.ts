import { openTestDatabase, type TestDatabase } from './test-database.ts';
import { type OnEnd, type TestWith, testWith } from './test-with.ts';

/**
 * As `databaseTest`, for tests that share more than a database: what `make` gives. With the scope
 * `test` each of them has its own.
 */
export const databaseTestWith = <Thing>(
  make: (test: TestDatabase, onEnd: OnEnd) => Promise<Thing>,
  scope: 'file' | 'test' = 'file',
): TestWith<Thing> =>
  testWith({
    scope,
    make: async (onEnd) => {
      const test = await openTestDatabase();
      onEnd(test.drop);
      return make(test, onEnd);
    },
  });

/** A test that needs a migrated database and no portal: one for the tests of a file. */
export const databaseTest: TestWith<TestDatabase> = databaseTestWith(async (test) => test);
