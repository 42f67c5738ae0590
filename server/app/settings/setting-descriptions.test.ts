import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settingDefaults } from './setting-defaults.ts';
import { settingMeanings, type SettingName } from './setting-descriptions.ts';

describe('docs/settings.md', () => {
  it('has a row for every setting, with its default and its meaning', async () => {
    const page = await readFile(join(import.meta.dirname, '../../../docs/settings.md'), 'utf8');
    const rows = page.match(/^\| `[A-Z_<>]+` \|.*$/gm) ?? [];
    const expectedLines = Object.entries(settingMeanings).map(([name, meaning]) => {
      const standard = settingDefaults[name as SettingName];
      return `| \`${name}\` | ${standard ? `\`${standard}\`` : ''} | ${meaning} |`;
    });
    expect(rows).toEqual(expectedLines);
  });
});
