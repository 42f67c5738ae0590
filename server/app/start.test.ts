import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Starts the server as `npm start` does; port 9 is a database that nobody runs. */
const start = (environment: Record<string, string>) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      PATH: process.env['PATH'],
      // Loads Temporal where the runtime has none (tools/launch.mjs).
      NODE_OPTIONS: process.env['NODE_OPTIONS'],
      LOG_LEVEL: 'silent',
      ...environment,
    },
    encoding: 'utf8',
    timeout: 50_000,
  });

describe('a start with wrong settings', () => {
  it('ends at once when NODE_ENV was forgotten, and says what to set', () => {
    const { status, stderr } = start({ DATABASE_URL: 'postgres://takst@127.0.0.1:9/takst' });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Takst cannot start:\n {2}NODE_ENV: is missing \(.+\)\n/);
    // The database is tried too: what is wrong is named at once.
    expect(stderr).toMatch(/\n {2}DATABASE_URL: .+ECONNREFUSED 127\.0\.0\.1:9 \(.+\)\n/);
    expect(stderr).not.toMatch(/^ +at /m);
    expect(stderr).toMatch(/local stand-ins, set TAKST_DEMO=1\.\n$/);
  });

  it('goes on to the database when the demo world is wanted', () => {
    const { status, stderr } = start({
      DATABASE_URL: 'postgres://takst@127.0.0.1:9/takst',
      TAKST_DEMO: '1',
    });
    expect(status).toBe(1);
    expect(stderr).toBe(
      'Takst cannot start:\n  DATABASE_URL: the database at 127.0.0.1:9/takst says: connect ECONNREFUSED 127.0.0.1:9\n',
    );
  });

  it('does not serve pages from a folder that has none', () => {
    const { status, stderr } = start({ WEB_FOLDER: import.meta.dirname });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Takst cannot start:\n {2}WEB_FOLDER: has no index\.html \(.+\)\n$/);
  });
});
