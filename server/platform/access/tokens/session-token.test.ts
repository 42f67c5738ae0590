import { describe, expect, it } from 'vitest';
import { makeSecrets } from '#platform/secrets/secrets.ts';
import { testSecrets } from '#testing/test-secrets.ts';
import { randomBytes } from 'node:crypto';
import { basicCredentials } from '../basic-credentials.ts';
import { isFromHere, newSessionToken } from './session-token.ts';

describe('a session token', () => {
  it('is known by its proof, which nobody else can make', () => {
    const [one, other] = [newSessionToken(testSecrets), newSessionToken(testSecrets)];
    expect(one).toMatch(/^[\w-]{43}$/);
    expect(one).not.toBe(other);
    expect(isFromHere(testSecrets, one)).toBe(true);
    const proof = 32;
    for (const foreign of [
      newSessionToken(makeSecrets([randomBytes(32)])),
      one.slice(0, proof) + other.slice(proof),
      `${one}x`,
      one.slice(0, -1),
      '',
    ])
      expect(isFromHere(testSecrets, foreign), foreign).toBe(false);
  });
});

describe('name and secret of HTTP Basic', () => {
  const encoded = (pair: string) => Buffer.from(pair).toString('base64');

  it.each([
    ['basic', 'own-app:se:cret', { name: 'own-app', secret: 'se:cret' }],
    ['BASIC', 'app:x', { name: 'app', secret: 'x' }],
    ['Bearer', 'own-app:secret', null],
    ['Basic', 'own-app', null],
    ['Basic', 'own-app:', null],
    ['Basic', 'ap:secret', null],
    ['Basic', 'Own-App:secret', null],
    ['Basic', `own-app:${'x'.repeat(201)}`, null],
  ])('are read from %s %s', (scheme, pair, credentials) => {
    expect(basicCredentials(`${scheme} ${encoded(pair)}`)).toEqual(credentials);
  });

  it('are none without a header, or with more in it', () => {
    expect(basicCredentials(undefined)).toBeNull();
    expect(basicCredentials(`Basic ${encoded('own-app:secret')} more`)).toBeNull();
  });
});
