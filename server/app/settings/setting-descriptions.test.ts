import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settingMeanings, type SettingName } from './setting-descriptions.ts';

/** Defaults as the README shows them. */
const settingDefaults: { readonly [Name in SettingName]?: string } = {
  PORT: '3000',
  HOST: '127.0.0.1',
  TENANT_HOSTS: 'localhost=ruter, akt.localhost=akt, …',
  TRUST_PROXY: 'false',
  DATA_DIR: '.data',
  WEB_FOLDER: 'web/dist',
  'OIDC_<TENANT>_SCOPES': 'openid email profile offline_access',
  'IDENTITY_<TENANT>_SCOPES': 'openid profile',
  SMTP_TIMEOUT_MS: '10000',
  BRREG_TIMEOUT_MS: '7000',
  PEPPOL_TIMEOUT_MS: '7000',
  LOG_LEVEL: 'info',
  SESSION_UNUSED_HOURS: '12',
  SESSION_LONGEST_DAYS: '30',
  RATE_LIMIT_PER_SESSION: '600',
  RATE_LIMIT_PER_ADDRESS: '300',
  EMBEDDED_ACCESS_TOKEN_SECONDS: '900',
  NODE_ENV: 'development',
};

describe('the README', () => {
  it('has a row for every setting, with its default and its meaning', async () => {
    const readme = await readFile(join(import.meta.dirname, '../../../README.md'), 'utf8');
    const rows = readme.match(/^\| `[A-Z_<>]+` \|.*$/gm) ?? [];
    const expectedLines = Object.entries(settingMeanings).map(([name, meaning]) => {
      const standard = settingDefaults[name as SettingName];
      return `| \`${name}\` | ${standard ? `\`${standard}\`` : ''} | ${meaning} |`;
    });
    expect(rows).toEqual(expectedLines);
  });
});
