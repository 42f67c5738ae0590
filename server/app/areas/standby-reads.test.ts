import { describe, expect } from 'vitest';
import { databaseTest } from '#testing/database-test.ts';
import type { TestDatabase } from '#testing/test-database.ts';
import { routesOf } from './test-routes.ts';

const standbyReads = (test: TestDatabase) =>
  routesOf(test)
    .map(({ route }) => route)
    .filter(({ readsStandby }) => readsStandby);

describe('calls that read from a standby', () => {
  databaseTest('are lists, files and sums, and none that a page asks for news', (test) => {
    const routes = standbyReads(test);
    expect(routes.length).toBeGreaterThan(60);
    const others = routes.filter(
      ({ method, hasETag, canStream }) => method !== 'GET' || hasETag || canStream,
    );
    expect(others.map(({ path }) => path)).toEqual([]);
  });

  databaseTest('are of signed-in users alone', (test) => {
    const open = standbyReads(test).filter(
      ({ needs }) => needs === 'anyone' || needs === 'this-browser' || needs === 'ticket-app',
    );
    expect(open.map(({ path }) => path)).toEqual([]);
  });
});
