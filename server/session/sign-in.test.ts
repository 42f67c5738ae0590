import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createChangePath } from '#changes/create-change-path.ts';
import { testDatabases, type TestDatabase } from '#testing/test-database.ts';
import { systemClock } from '#time/clock.ts';
import { createSignIn } from './sign-in.ts';

const outside = { issuer: 'https://login.example', clientId: 'portal', scopes: 'openid email' };

describe('in production', () => {
  let opened: TestDatabase | undefined;
  beforeAll(async () => {
    opened = await testDatabases[0]?.open();
  }, 60_000);
  afterAll(async () => {
    await opened?.drop();
  });

  const signInWith = (ruter: typeof outside | 'embedded') => {
    if (!opened) throw new Error('no database');
    const { database } = opened;
    const clock = systemClock();
    return createSignIn({
      database,
      clock,
      changes: createChangePath({ database, clock, queue: { enqueue: async () => {} } }),
      settings: {
        providers: { ruter, akt: outside, fjord: outside },
        secure: true,
        production: true,
        embeddedAccessTokenSeconds: 900,
      },
    });
  };

  test('the embedded provider refuses to start, for whichever tenant', () => {
    expect(() => signInWith('embedded')).toThrow('not for production');
  });

  test('a provider that is not there yet does not keep the portal from starting', () => {
    expect(() => signInWith(outside)).not.toThrow();
  });
});
