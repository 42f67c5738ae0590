import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { keyNameOf, makeSecrets, SecretRefused } from './secrets.ts';

const [newKey, oldKey] = [randomBytes(32), randomBytes(32)];
const place = 'session.session.refresh_token';
const text = 'a refresh token with æøå';

describe('a secret in the database (docs/decisions/0131)', () => {
  it('is read by whoever has the key, and looks different each time', () => {
    const { seal } = makeSecrets([newKey]);
    const [first, second] = [seal(place, text), seal(place, text)];
    expect(first).not.toBe(second);
    expect(first).not.toContain('refresh');
    expect(makeSecrets([newKey]).open(place, first)).toBe(text);
  });

  it('says the name of its key, which says nothing of the key', () => {
    const { seal, names, prefix } = makeSecrets([newKey, oldKey]);
    const stored = seal(place, text);
    expect(keyNameOf(stored)).toBe(names[0]);
    expect(stored.startsWith(prefix)).toBe(true);
    expect(newKey.toString('base64url')).not.toContain(names[0]);
    expect(names).toHaveLength(2);
  });

  it('is written by the first key and read by all', () => {
    const before = makeSecrets([oldKey]).seal(place, text);
    const both = makeSecrets([newKey, oldKey]);
    expect(both.open(place, before)).toBe(text);
    expect(makeSecrets([newKey]).open(place, both.seal(place, text))).toBe(text);
  });

  it('is refused to another key, in words without the secret', () => {
    const stored = makeSecrets([newKey]).seal(place, text);
    expect(() => makeSecrets([oldKey]).open(place, stored)).toThrow(SecretRefused);
    expect(() => makeSecrets([oldKey]).open(place, stored)).toThrow(
      `${place} was written with the key ${keyNameOf(stored)}`,
    );
  });

  it('opens in no other column, and not after a change', () => {
    const { seal, open } = makeSecrets([newKey]);
    const stored = seal(place, text);
    expect(() => open('session.session.id_token', stored)).toThrow(SecretRefused);
    const changed = `${stored.slice(0, -3)}${stored.endsWith('AAA') ? 'BBB' : 'AAA'}`;
    expect(() => open(place, changed)).toThrow(SecretRefused);
  });

  it.each(['', 'eyJhbGciOiJSUzI1NiJ9.e30.c2ln', '{"kty":"OKP"}'])(
    'that an earlier version has stored in the clear is read as it is: %s',
    (clear) => {
      expect(makeSecrets([newKey]).open(place, clear)).toBe(clear);
      expect(keyNameOf(clear)).toBeNull();
    },
  );

  it('proves by any of the keys that a text came from here', () => {
    const [old, both] = [makeSecrets([oldKey]), makeSecrets([newKey, oldKey])];
    const proof = old.proofOf('session', text);
    expect(both.isProved('session', text, proof)).toBe(true);
    expect(both.isProved('another thing', text, proof)).toBe(false);
    expect(both.isProved('session', `${text}.`, proof)).toBe(false);
    expect(makeSecrets([newKey]).isProved('session', text, proof)).toBe(false);
    expect(both.isProved('session', text, proof.subarray(1))).toBe(false);
  });
});
