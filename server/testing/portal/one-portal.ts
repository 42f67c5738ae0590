import { afterAll, beforeAll } from 'vitest';
import { type TestDatabase, testDatabases } from '#testing/test-database.ts';
import { type PortalOptions, type TestPortal, testPortal } from './test-portal.ts';

/** A portal for the tests of a file about what is the same on both databases; ask for it in a test. */
export function onePortal(options: PortalOptions = {}): () => TestPortal {
  let test: TestDatabase | undefined;
  let portal: TestPortal | undefined;
  beforeAll(async () => {
    test = await testDatabases[0]?.open();
    if (!test) throw new Error('There is no database to test on.');
    portal = await testPortal(test, options);
  });
  afterAll(async () => {
    await portal?.stop();
    await test?.drop();
  });
  return () => {
    if (!portal) throw new Error('The portal starts before the first test.');
    return portal;
  };
}
