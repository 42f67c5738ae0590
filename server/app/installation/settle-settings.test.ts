import { describe, expect, it } from 'vitest';
import { secretKeys } from '../settings/secret-keys.ts';
import { settleSettings } from './settle-settings.ts';

const operator = (name: string) => ({
  [`OIDC_${name}_ISSUER`]: `https://${name.toLowerCase()}.example`,
  [`OIDC_${name}_CLIENT_ID`]: 'takst',
});
const complete = {
  DATABASE_URL: 'postgres://takst@db/takst',
  SMS_URL: 'https://sms.example',
  SMS_TOKEN: 'token',
  SMTP_URL: 'smtp://mail.example',
  CONTACT_RUTER_EMAIL: 'bedrift@ruter.example',
  SENTRY_DSN: '',
  ...operator('RUTER'),
};

/** Settles with a person who gives each question its next reply, and Enter where there is none. */
async function settle(values: Record<string, string>, replies: Record<string, string[]>) {
  const lines: string[] = [];
  const asked: string[] = [];
  const saved: Readonly<Record<string, string>>[] = [];
  const settled = await settleSettings({
    values,
    ask: async ({ text }) => {
      asked.push(text);
      lines.push(text);
      return replies[text]?.shift() ?? '';
    },
    say: (line) => void lines.push(line),
    save: (one) => void saved.push(one),
  });
  return { ...settled, asked, saved, text: lines.join('\n') };
}

describe('settings that are asked for', () => {
  it('begin with the operators, of which several may run', async () => {
    const { settings, values, text } = await settle(
      { ...complete, ...operator('AKT') },
      { 'Host name of Ruter': ['ruter.example'], 'Host name of AKT': ['akt.example'] },
    );
    expect(settings.tenants).toEqual(['ruter', 'akt']);
    expect(values).toMatchObject({
      NODE_ENV: 'production',
      TENANT_HOSTS: 'ruter.example=ruter,akt.example=akt',
      PUBLIC_URL: 'https://ruter.example',
      TRUST_PROXY: 'true',
    });
    expect(text).toContain('redirect address        https://akt.example/implicit/callback');
    // What is registered at a provider comes before what it gives for it.
    expect(text.indexOf('https://ruter.example/implicit/callback')).toBeLessThan(
      text.indexOf('OIDC_RUTER_CLIENT_SECRET'),
    );
  });

  it('are asked for until an operator runs', async () => {
    const { text, values } = await settle(complete, {
      'Host name of Ruter': ['', 'https://ruter.example', 'ruter.example'],
    });
    expect(text).toContain('At least one operator has to run.');
    expect(text).toContain('is not host=tenant');
    expect(values['TENANT_HOSTS']).toBe('ruter.example=ruter');
  });

  it('are asked for again while they are wrong, and kept after each answer', async () => {
    const { SMS_URL: _url, ...begun } = { ...complete, TENANT_HOSTS: 'ruter.example=ruter' };
    const { asked, saved, text } = await settle(begun, {
      SMS_URL: ['ftp://sms.example', 'http://sms.example', 'https://sms.example'],
    });
    expect(asked.filter((name) => name === 'SMS_URL')).toHaveLength(3);
    expect(text).toMatch(/SMS_URL: must begin with https[^]+SMS_URL: must be https in production/);
    expect(saved.map((one) => one['SMS_URL']).slice(0, 4)).toEqual([
      undefined,
      'ftp://sms.example',
      'http://sms.example',
      'https://sms.example',
    ]);
  });

  it('that Enter leaves out are left out', async () => {
    const stray = { OIDC_AKT_ISSUER: 'https://akt.example' };
    const { settings, values } = await settle(
      { ...complete, ...stray, TENANT_HOSTS: 'ruter.example=ruter' },
      {},
    );
    expect(values['OIDC_AKT_ISSUER']).toBe('');
    expect(settings.providers.ruter).not.toHaveProperty('clientSecret');
  });

  it('are not asked for where they are secrets that nobody has to think of', async () => {
    const { values, asked } = await settle(
      { ...complete, TENANT_HOSTS: 'ruter.example=ruter' },
      {},
    );
    expect(asked).not.toContain('TAKST_KEY');
    expect(secretKeys.parse(values['TAKST_KEY'])).toHaveLength(1);
  });

  it('are no demo world', async () => {
    const settling = { values: { NODE_ENV: 'test', TAKST_DEMO: '1' }, ask: null };
    const silent = { say: () => undefined, save: () => undefined };
    await expect(settleSettings({ ...settling, ...silent })).rejects.toThrow(
      'TAKST_DEMO: is for trying',
    );
  });
});
