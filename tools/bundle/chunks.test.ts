import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chunks } from './chunks.ts';

const root = join(import.meta.dirname, '../..');
const files = globSync(['{contract,domain,web}/**/*.{ts,tsx}', 'node_modules/{*,@*/*}'], {
  cwd: root,
}).map((file) => `/${file}`);
const isThere = (part: string): boolean =>
  files.some((file) => file.includes(part) || `${file}/` === part);

describe('the chunks', () => {
  it('name no file of ours, and no library, that is not there', () => {
    const ours = Object.values(chunks)
      .flat()
      .filter((part) => /^\/(contract|domain|web|node_modules)\//.test(part));
    expect(ours.length).toBeGreaterThan(50);
    expect(ours.filter((part) => !isThere(part))).toEqual([]);
    expect(isThere('/web/design/no-such-file.ts')).toBe(false);
  });
});
