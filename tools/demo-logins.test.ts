import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { demoLogins } from '../database/demo/demo-logins.ts';
import { root } from './source-paths.ts';

describe('docs/demo-logins.md', () => {
  it('has a row for every login of the main operator, with who it is and what to try', () => {
    const page = readFileSync(join(root, 'docs/demo-logins.md'), 'utf8');
    const expectedRows = demoLogins
      .filter(({ tenant }) => tenant === 'ruter')
      .map(({ email, who, toTry }) => `| \`${email}\` | ${who.en} | ${toTry.en} |`);
    const [, table = ''] = page.split('| login | who | what to try |\n|---|---|---|\n');
    expect(table.split('\n\n')[0]?.split('\n')).toEqual(expectedRows);
  });
});
