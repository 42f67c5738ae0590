import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { keyLength, makeSecrets, type Secrets } from '#platform/secrets/secrets.ts';

type Keys = readonly [Buffer, ...Buffer[]];

/** `key,key`: each 32 bytes as base64. What is wrong with a key is said without it. */
export const secretKeys = z.string().transform((text, context): Keys => {
  const [first, ...others] = text.split(',').map((one) => Buffer.from(one.trim(), 'base64'));
  if (!first || [first, ...others].some(({ length }) => length !== keyLength)) {
    context.addIssue(`is not ${keyLength} bytes as base64`);
    return z.NEVER;
  }
  if ([first, ...others].some(isGuessed)) {
    context.addIssue('is no random key');
    return z.NEVER;
  }
  return [first, ...others];
});

/** Of 32 random bytes, fewer than 16 different ones come about once in more than 10^12 keys. */
const isGuessed = (key: Buffer): boolean => new Set(key).size < 16;

const keyFile = 'key';

/** By the keys of the settings; for trying, by one that is made in the folder of the data once. */
export const secretsFrom = ({
  keys,
  dataDir,
}: {
  keys: Keys | undefined;
  dataDir: string;
}): Secrets => makeSecrets(keys ?? [keyInFolder(dataDir)]);

function keyInFolder(folder: string): Buffer {
  const file = join(folder, keyFile);
  mkdirSync(folder, { recursive: true });
  try {
    const key = randomBytes(keyLength);
    writeFileSync(file, `${key.toString('base64')}\n`, { flag: 'wx', mode: 0o600 });
    return key;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    return Buffer.from(readFileSync(file, 'utf8'), 'base64');
  }
}
