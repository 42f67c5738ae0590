import { testKey } from '#testing/test-secrets.ts';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SettingsError } from './setting-faults.ts';
import { readDatabaseSettings, readRunningTenants, readSettings } from './settings.ts';

const provider = (tenant: string) => ({
  [`OIDC_${tenant}_ISSUER`]: `https://${tenant.toLowerCase()}.example`,
  [`OIDC_${tenant}_CLIENT_ID`]: 'takst',
});
/** Needed where the full form of onboarding is on: outside production, or where it is set. */
const identity = {
  IDENTITY_RUTER_ISSUER: 'https://bankid.example',
  IDENTITY_RUTER_CLIENT_ID: 'takst',
  IDENTITY_RUTER_CLIENT_SECRET: 'secret',
};
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://bedrift.example',
  TRUST_PROXY: 'true',
  TENANT_HOSTS: 'bedrift.example=ruter,akt.example=akt,fjord.example=fjord',
  DATABASE_URL: 'postgres://takst@db/takst',
  TAKST_KEY: testKey,
  SMS_URL: 'https://sms.example',
  SMS_TOKEN: 'secret',
  SMTP_URL: 'smtps://takst:secret@mail.example',
  CONTACT_RUTER_EMAIL: 'bedrift@ruter.example',
  ...provider('RUTER'),
  ...provider('AKT'),
  ...provider('FJORD'),
  ...identity,
};
const faultsOf = (environment: Record<string, string | undefined>): string => {
  try {
    readSettings(environment);
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return (error as Error).message;
  }
};

describe('the settings', () => {
  it('need nothing on a machine for trying: everything has a stand-in', () => {
    expect(readSettings({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: '.data',
      production: false,
      demo: true,
      TENANT_HOSTS: { localhost: 'ruter', 'akt.localhost': 'akt', 'fjord.localhost': 'fjord' },
      providers: { ruter: 'embedded', akt: 'embedded', fjord: 'embedded' },
      emails: {
        ruter: { contact: 'kontakt@ruter.example' },
        akt: { contact: 'kontakt@akt.example' },
      },
    });
    const { unused, longest } = readSettings({}).sessionLife;
    expect([unused.toString(), longest.toString()]).toEqual(['PT12H', 'PT720H']);
  });

  it('know https in whichever letters it is written', () => {
    const { PUBLIC_URL } = readSettings({ ...production, PUBLIC_URL: 'HTTPS://Bedrift.example' });
    expect(PUBLIC_URL).toBe('https://bedrift.example/');
  });

  it('that are empty are not set', () => {
    expect(readSettings({ DATABASE_URL: '', PORT: '' })).toMatchObject({ PORT: 3000 });
  });

  it.each([
    ['PORT', 'three thousand'],
    ['PORT', '70000'],
    ['NODE_ENV', 'Production'],
    ['NODE_ENV', 'prod'],
    ['TAKST_DEMO', 'yes'],
    ['TENANT_HOSTS', '=ruter'],
    ['TENANT_HOSTS', 'localhost'],
    ['TENANT_HOSTS', 'localhost=oslo'],
    ['DATABASE_URL', 'mysql://x'],
    ['DATABASE_OWNER_URL', 'postgres://takst@db/takst'],
    ['DATABASE_LISTEN_URL', 'postgres://takst@db/takst'],
    ['DATABASE_READ_URL', 'postgres://takst@db/takst'],
    ['PUBLIC_URL', 'bedrift.example'],
    ['PUBLIC_URL', 'ftp://bedrift.example'],
    ['PUBLIC_URL', 'http://nobody.example'],
    ['SMS_URL', 'ftp://sms.example'],
    ['SENTRY_DSN', 'ftp://sentry.example'],
    ['PORTAL_NOW', '2026-03-28'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '99'],
    ['SMS_URL', 'sms'],
    ['SMTP_URL', 'https://mail.example'],
    ['SMTP_AKT_FROM', 'akt.example'],
    ['CONTACT_RUTER_EMAIL', 'Kundeservice'],
    ['RATE_LIMIT_PER_SESSION', '-1'],
    ['SESSION_UNUSED_HOURS', '0'],
    ['SESSION_UNUSED_HOURS', '721'],
    ['SESSION_LONGEST_DAYS', '31'],
    ['TAKST_KEY', 'secret'],
  ])('name what is wrong with %s=%s, and what it is for', (name, value) => {
    const [first, fault, ...more] = faultsOf({ TAKST_DEMO: '1', [name]: value }).split('\n');
    expect(first).toBe('Takst cannot start:');
    expect(fault).toMatch(new RegExp(`^ {2}${name}: .+ \\(.+\\)$`));
    expect(more).toEqual([]);
  });

  it.each([
    ['false', 0],
    ['true', 1],
    ['2', 2],
  ])('count the proxies in front: TRUST_PROXY=%s are %i', (text, proxies) => {
    expect(readSettings({ TRUST_PROXY: text }).TRUST_PROXY).toBe(proxies);
  });

  it('name all faults at once', () => {
    const message = faultsOf({ PORT: 'x', LOG_LEVEL: 'y', TRUST_PROXY: 'z' });
    expect(message.match(/^ {2}\w+/gm)).toEqual(['  PORT', '  TRUST_PROXY', '  LOG_LEVEL']);
  });

  it('never show a secret in a fault', () => {
    const url = 'mysql://user:very-secret@db/takst';
    expect(faultsOf({ DATABASE_URL: url })).not.toContain('very-secret');
  });

  it.each([{ DATABASE_URL: production.DATABASE_URL }, { PUBLIC_URL: 'http://bedrift.example' }])(
    'invent nothing where something real is set and NODE_ENV was forgotten: %o',
    (environment) => {
      const message = faultsOf(environment);
      const missing = message.match(/^ {2}\w+(?=: is missing \()/gm)?.map((name) => name.trim());
      const needed = Object.keys({ ...production, ...environment }).filter(
        (name) => !(name in environment) && name !== 'TRUST_PROXY',
      );
      expect(missing?.toSorted()).toEqual(needed.toSorted());
      expect(message).toContain('set TAKST_DEMO=1');
    },
  );

  it.each([{}, { NODE_ENV: 'development' }, { NODE_ENV: 'test' }])(
    'have the demo world beside a real database when they say so: %o',
    (environment) => {
      const { demo, providers } = readSettings({
        ...environment,
        TAKST_DEMO: '1',
        DATABASE_URL: production.DATABASE_URL,
      });
      expect([demo, providers.ruter]).toEqual([true, 'embedded']);
    },
  );

  it('have no demo world for a complete test environment, nor where it is refused', () => {
    expect(readSettings({ ...production, NODE_ENV: 'test' })).toMatchObject({
      demo: false,
      production: false,
    });
    expect(faultsOf({ TAKST_DEMO: '0' })).toContain('DATABASE_URL: is missing');
  });

  it('have no demo world in production, whoever asks for it', () => {
    const message = faultsOf({ ...production, TAKST_DEMO: '1' });
    expect(message).toContain('TAKST_DEMO: is not for production');
    for (const TAKST_DEMO of [undefined, '1'])
      expect(faultsOf({ NODE_ENV: 'production', TAKST_DEMO })).toContain('SMS_URL: is missing');
  });

  it.each([undefined, 'false', '0'])(
    'are refused when https comes through a proxy that is not trusted: TRUST_PROXY=%s',
    (TRUST_PROXY) => {
      for (const rest of [
        production,
        {
          TAKST_DEMO: '1',
          PUBLIC_URL: 'HTTPS://bedrift.example',
          TENANT_HOSTS: 'bedrift.example=ruter',
        },
      ]) {
        const [, fault, ...more] = faultsOf({ ...rest, TRUST_PROXY }).split('\n');
        expect(fault).toMatch(/^ {2}TRUST_PROXY: is missing: .*; set true for one proxy/);
        expect(more).toEqual([]);
      }
    },
  );

  it('let e-mails that are not said to be verified count only where an operator says so', () => {
    const trusts = (value: string) =>
      readSettings({ ...production, OIDC_RUTER_TRUST_EMAIL: value }).providers.ruter;
    expect(trusts('yes')).toMatchObject({ trustsEmail: true });
    expect(trusts('no')).not.toHaveProperty('trustsEmail');
  });

  it('are complete in production', () => {
    const settings = readSettings({ ...production, OIDC_RUTER_CLIENT_SECRET: 's' });
    expect([settings.production, settings.demo]).toEqual([true, false]);
    expect(settings.providers.ruter).toEqual({
      issuer: 'https://ruter.example',
      clientId: 'takst',
      clientSecret: 's',
      scopes: 'openid email profile offline_access',
    });
    expect(settings.providers.akt).not.toHaveProperty('clientSecret');
  });

  it.each(Object.keys(production).filter((name) => name !== 'NODE_ENV'))(
    'are refused in production without %s, instead of a stand-in',
    (name) => {
      const message = faultsOf({ ...production, [name]: undefined });
      expect(message).toMatch(new RegExp(`${name}: is missing.* \\(.+\\)`));
    },
  );

  it.each(['http://bedrift.example', 'HTTP://bedrift.example'])(
    'have no address in production over which a session can be read: %s',
    (address) => {
      const message = faultsOf({ ...production, PUBLIC_URL: address });
      expect(message).toContain('PUBLIC_URL: must be https in production');
    },
  );

  it('have no clock that can be set in production', () => {
    const message = faultsOf({ ...production, PORTAL_NOW: '2026-03-28T12:00:00+01:00' });
    expect(message).toContain('PORTAL_NOW: is not for production');
  });

  it.each(['http://id.example', 'ftp://id.example', 'id.example'])(
    'have no issuer outside the demo world over which a sign-in can be read: %s',
    (issuer) => {
      const message = faultsOf({ ...production, NODE_ENV: 'test', OIDC_AKT_ISSUER: issuer });
      expect(message).toMatch(/^ {2}OIDC_AKT_ISSUER: (must be https|is no address) \(.+\)$/m);
    },
  );

  const oneAlone = Object.fromEntries(
    Object.entries({ ...production, TENANT_HOSTS: 'bedrift.example=ruter' }).filter(
      ([name]) => !/_(AKT|FJORD)_/.test(name),
    ),
  );

  it('run the operators that have a host, and ask nothing of the others', () => {
    const settings = readSettings(oneAlone);
    expect(settings.tenants).toEqual(['ruter']);
    expect(settings.providers).toMatchObject({ akt: 'not-run', fjord: 'not-run' });
    expect(readSettings(production).tenants).toEqual(['ruter', 'akt', 'fjord']);
    expect(readSettings({}).tenants).toEqual(['ruter', 'akt', 'fjord']);
    expect(readSettings({ TENANT_HOSTS: 'localhost=akt' }).tenants).toEqual(['akt']);
  });

  it('are known to a command that needs no other setting', () => {
    const { TENANT_HOSTS, DATABASE_URL } = oneAlone;
    expect(readRunningTenants({ TENANT_HOSTS, DATABASE_URL })).toEqual(['ruter']);
    expect(readRunningTenants({})).toEqual(['ruter', 'akt', 'fjord']);
    // A key is made for trying alone.
    expect(readDatabaseSettings({ DATABASE_URL }).database.secrets).toBeUndefined();
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'takst-settings-'));
    expect(readDatabaseSettings({ DATA_DIR }).database.secrets).toBeDefined();
    expect(() => readRunningTenants({ DATABASE_URL })).toThrow('TENANT_HOSTS: is missing');
    expect(() => readRunningTenants({ TENANT_HOSTS: 'localhost' })).toThrow('host=tenant');
  });

  it.each([
    'OIDC_AKT_ISSUER',
    'IDENTITY_AKT_ISSUER',
    'ONBOARDING_AKT_FORM',
    'SMTP_AKT_FROM',
    'CONTACT_AKT_EMAIL',
  ])('name %s of an operator that has no host', (name) => {
    expect(faultsOf({ ...oneAlone, [name]: 'https://akt.example' })).toContain(
      `${name}: is of an operator without a host in TENANT_HOSTS`,
    );
  });

  it('name a public address that is no operator’s', () => {
    const message = faultsOf({ ...production, PUBLIC_URL: 'https://www.bedrift.example' });
    expect(message).toContain(
      'PUBLIC_URL: has the host www.bedrift.example, which is no operator’s',
    );
  });

  it('want half a provider nowhere', () => {
    const message = faultsOf({ OIDC_AKT_ISSUER: 'https://id.example' });
    expect(message).toContain('OIDC_AKT_CLIENT_ID: is missing');
    expect(faultsOf({ OIDC_AKT_CLIENT_ID: 'takst' })).toContain('OIDC_AKT_ISSUER: is missing');
    expect(faultsOf({ OIDC_AKT_CLIENT_SECRET: 's' })).toContain('OIDC_AKT_ISSUER: is missing');
  });

  it('want an address for a provider', () => {
    const named = { OIDC_AKT_ISSUER: 'id.example', OIDC_AKT_CLIENT_ID: 'takst' };
    expect(faultsOf(named)).toContain('OIDC_AKT_ISSUER: is no address');
  });
});
