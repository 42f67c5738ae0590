import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettingsFile, writeSettingsFile } from './settings-file.ts';

const newFile = () => join(mkdtempSync(join(tmpdir(), 'takst-settings-')), 'takst.env');

const values = {
  TENANT_HOSTS: 'bedrift.example=ruter,akt.example=akt',
  DATABASE_URL: 'postgres://takst:p%40ss$word#1@db/takst?sslmode=verify-full&a=b',
  OIDC_RUTER_SCOPES: 'openid email profile offline_access',
  OIDC_RUTER_CLIENT_SECRET: "it's a secret",
  SMS_TOKEN: '~`"\\$HOME;#&|',
  SENTRY_DSN: '',
};

describe('the settings file', () => {
  it('is read as it was written, by Takst and by a shell', () => {
    const file = newFile();
    writeSettingsFile(file, values);
    expect(readSettingsFile(file)).toEqual(values);
    if (process.platform === 'win32') return;
    const names = Object.keys(values);
    const script = `set -a; . ${file}; ${names.map((name) => `printf '%s\\n' "$${name}"`).join('; ')}`;
    const output = execFileSync('sh', ['-c', script], { encoding: 'utf8' });
    expect(output.split('\n').slice(0, -1)).toEqual(Object.values(values));
  });

  it('has the order of the page, whatever came first, and is for its owner alone', () => {
    const file = newFile();
    writeSettingsFile(file, Object.fromEntries(Object.entries(values).toReversed()));
    const names = readFileSync(file, 'utf8').match(/^[A-Z_]+(?==)/gm);
    expect(names).toEqual([
      'TENANT_HOSTS',
      'DATABASE_URL',
      'OIDC_RUTER_CLIENT_SECRET',
      'OIDC_RUTER_SCOPES',
      'SMS_TOKEN',
      'SENTRY_DSN',
    ]);
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it.each(['two\nlines', `'"`, `'$HOME`])(
    'holds no value that is read differently: %j',
    (value) => {
      expect(() => writeSettingsFile(newFile(), { SMS_TOKEN: value })).toThrow('SMS_TOKEN: has');
    },
  );

  it('is empty where there is none', () => {
    expect(readSettingsFile(newFile())).toEqual({});
  });
});
