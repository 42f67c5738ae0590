import { changeKinds } from '@takst/domain/changes/change-kinds.ts';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const server = join(import.meta.dirname, '..');

/** What is recorded of no company, and so stands in the history of none. */
const ofNoCompany = ['end-other-sessions', 'link-login'];

async function kindsRecorded(): Promise<Set<string>> {
  const kinds = new Set<string>();
  for await (const file of glob('**/*.ts', { cwd: server })) {
    if (/test|node_modules/.test(file)) continue;
    const source = await readFile(join(server, file), 'utf8');
    if (!source.includes('record')) continue;
    for (const [, kind = ''] of source.matchAll(/\bkind: '([a-z]+(?:-[a-z]+)+)'/g)) kinds.add(kind);
  }
  return kinds;
}

describe('what the server records of companies', () => {
  it('has a name in the history, each kind of it', async () => {
    const recorded = await kindsRecorded();
    expect(recorded.size).toBeGreaterThan(12);
    const named: readonly string[] = [...changeKinds, ...ofNoCompany];
    expect([...recorded].filter((kind) => !named.includes(kind))).toEqual([]);
  });
});
