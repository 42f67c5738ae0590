import { codes } from '@takst/domain/app/changes/recorded-codes.ts';
import { fields, kinds } from '@takst/domain/app/changes/recorded-tables.ts';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const domain = join(import.meta.dirname, '../../../domain');
const gathered: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  Kinds: kinds,
  Fields: fields,
  Codes: codes,
};

it('gathers every kind, field and code that an area tells', async () => {
  const files = globSync('**/*.changes.ts', { cwd: domain });
  expect(files.length).toBeGreaterThan(15);
  for (const file of files) {
    const module: Record<string, object> = await import(join(domain, file));
    for (const [name, table] of Object.entries(module)) {
      const [part] = /(Kinds|Fields|Codes)$/.exec(name) ?? [];
      expect(part, `${name} of ${file}`).toBeDefined();
      for (const [key, entry] of Object.entries(table)) {
        expect(gathered[part ?? '']?.[key], `${key} of ${name}`).toBe(entry);
      }
    }
  }
});
