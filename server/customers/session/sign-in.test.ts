import { describe, expect } from 'vitest';
import { databaseTest } from '#testing/database-test.ts';
import type { Database } from '#platform/db/database.ts';
import { systemClock } from '#platform/time/clock.ts';
import { testSecrets } from '#testing/test-secrets.ts';
import { createSignIn } from './sign-in.ts';

const outside = { issuer: 'https://login.example', clientId: 'portal', scopes: 'openid email' };

describe('without the demo world', () => {
  const signInWith = (database: Database, ruter: typeof outside | 'embedded') => {
    const clock = systemClock();
    return createSignIn({
      database,
      clock,
      admitUser: async () => ({ refused: { code: 'UNKNOWN_USER' } }),
      settings: {
        providers: { ruter, akt: outside, fjord: outside },
        secure: true,
        demo: false,
      },
      embedded: null,
      secrets: testSecrets,
    });
  };

  databaseTest('the embedded provider refuses to start, for whichever tenant', ({ database }) => {
    expect(() => signInWith(database, 'embedded')).toThrow('only for trying');
  });

  databaseTest(
    'a provider that is not there yet does not keep the portal from starting',
    ({ database }) => {
      expect(() => signInWith(database, outside)).not.toThrow();
    },
  );
});
