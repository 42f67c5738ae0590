import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { secretKeys, secretsFrom } from './secret-keys.ts';

const faultIn = (text: string) => secretKeys.safeParse(text).error?.issues[0]?.message;

it('keys are 32 random bytes as base64, with commas between', () => {
  const [one, two] = [randomBytes(32), randomBytes(32)].map((key) => key.toString('base64'));
  expect(secretKeys.parse(`${one}, ${two}`)).toHaveLength(2);
});

it.each(['', 'short', `${randomBytes(31).toString('base64')}`, 'x'.repeat(64)])(
  'a key of another length is refused: %s',
  (text) => expect(faultIn(text)).toBe('is not 32 bytes as base64'),
);

it.each(['A'.repeat(43), Buffer.alloc(32, 'secret').toString('base64')])(
  'a key that somebody made up is refused: %s',
  (text) => expect(faultIn(text)).toBe('is no random key'),
);

it('for trying, a key is made in the folder of the data once, which nobody else may read', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'takst-key-'));
  const first = secretsFrom({ keys: undefined, dataDir });
  expect(secretsFrom({ keys: undefined, dataDir }).names).toEqual(first.names);
  expect((await stat(join(dataDir, 'key'))).mode & 0o077).toBe(0);
  const keyText = await readFile(join(dataDir, 'key'), 'utf8');
  expect(secretsFrom({ keys: secretKeys.parse(keyText), dataDir }).names).toEqual(first.names);
  await rm(dataDir, { recursive: true });
});
