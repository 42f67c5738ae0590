import { describe, expect, it } from 'vitest';
import { testKey } from '#testing/test-secrets.ts';
import { settingMeanings } from './setting-descriptions.ts';
import { settingExamples } from './setting-examples.ts';
import { settingOf, SettingsError } from './setting-faults.ts';
import { readSettings } from './settings.ts';

type Environment = Readonly<Record<string, string>>;

/** One operator in production, with everything that it may set. */
const production: Environment = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://bedrift.example',
  TRUST_PROXY: 'true',
  TENANT_HOSTS: 'bedrift.example=ruter',
  DATABASE_URL: 'postgres://takst:secret@db/takst',
  TAKST_KEY: testKey,
  SMS_URL: 'https://sms.example',
  SMS_TOKEN: 'secret',
  SMTP_URL: 'smtps://takst:secret@mail.example',
  CONTACT_RUTER_EMAIL: 'bedrift@ruter.example',
  ACCESS_POINT_URL: 'https://access-point.example',
  ACCESS_POINT_TOKEN: 'secret',
  OIDC_RUTER_ISSUER: 'https://id.example',
  OIDC_RUTER_CLIENT_ID: 'takst',
  ONBOARDING_RUTER_FORM: 'full',
  IDENTITY_RUTER_ISSUER: 'https://bankid.example',
  IDENTITY_RUTER_CLIENT_ID: 'takst',
  IDENTITY_RUTER_CLIENT_SECRET: 'secret',
};

function faultsOf(environment: Readonly<Record<string, string | undefined>>) {
  try {
    readSettings(environment);
    return { faults: [], text: '' };
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return { faults: error.faults, text: error.message };
  }
}
const faultyNames = (environment: Readonly<Record<string, string | undefined>>) => [
  ...new Set(faultsOf(environment).faults.map(({ name }) => name)),
];

type Refused = {
  /** Refused where it is left out; of the other settings the start takes a default. */
  readonly isNeeded?: true;
  readonly wrong?: readonly string[];
  /** Values that would work, and should not. */
  readonly insecure?: readonly string[];
};

const client = { isNeeded: true, wrong: [' takst'] } as const;
const issuer = {
  isNeeded: true,
  wrong: ['id.example', 'ftp://id.example', 'https://', 'https://u:p@id.example'],
  insecure: ['http://id.example', 'http://localhost:9000'],
} as const;
const time = { wrong: ['99', '120001', '7s'] } as const;
const email = { wrong: ['bedrift', 'a@b', 'bedrift@ruter.example '] } as const;
const unreachable = ['register', 'ftp://x.example', 'https://'];
const https = { wrong: [...unreachable, 'https://u:p@x.example'] } as const;
const insecure = { insecure: ['http://x.example', 'http://10.0.0.2/path'] } as const;
const limit = { wrong: ['0', '-1', 'many'] } as const;

/** What each setting is refused for; of a folder or an address to listen on, only its use shows it. */
const refused: Readonly<Record<keyof typeof settingMeanings, Refused>> = {
  PORT: { wrong: ['65536', 'http', '-1'] },
  HOST: {},
  PUBLIC_URL: {
    isNeeded: true,
    wrong: [
      'bedrift.example',
      'ftp://bedrift.example',
      'https://www.example',
      'https://bedrift.example/portal',
      'https://user:password@bedrift.example',
    ],
    insecure: ['http://bedrift.example'],
  },
  OPERATORS_DIR: { wrong: ['/nowhere/operators'] },
  TENANT_HOSTS: {
    isNeeded: true,
    wrong: [
      'bedrift.example',
      'bedrift.example=oslo',
      '=ruter',
      'https://bedrift.example=ruter',
      'bedrift.example:443=ruter',
      'bedrift.example=ruter,bedrift.example=akt',
      'bedrift.example=ruter=akt',
      'bedrift.example=ruter,',
    ],
  },
  TRUST_PROXY: { isNeeded: true, wrong: ['yes', '11'], insecure: ['false', '0'] },
  DATABASE_URL: {
    isNeeded: true,
    wrong: ['mysql://db/takst', 'db/takst', 'postgres://takst:pa#ss@db/takst'],
  },
  DATABASE_OWNER_URL: { wrong: ['mysql://db/takst', 'postgres://takst:pa#ss@db/takst'] },
  DATABASE_LISTEN_URL: { wrong: ['mysql://db/takst', 'postgres://takst:pa#ss@db/takst'] },
  DATABASE_READ_URL: { wrong: ['mysql://db/takst', 'postgres://takst:pa#ss@db/takst'] },
  DATA_DIR: {},
  TAKST_KEY: {
    isNeeded: true,
    wrong: ['secret', `${testKey},secret`],
    insecure: [Buffer.alloc(32).toString('base64')],
  },
  WEB_FOLDER: {},
  'OIDC_<TENANT>_ISSUER': issuer,
  'OIDC_<TENANT>_CLIENT_ID': client,
  'OIDC_<TENANT>_CLIENT_SECRET': { wrong: ['secret\n'] },
  'OIDC_<TENANT>_TRUST_EMAIL': { wrong: ['true', 'maybe', '1'] },
  'OIDC_<TENANT>_SCOPES': { wrong: ['email profile', 'openid,email'] },
  'IDENTITY_<TENANT>_ISSUER': issuer,
  'IDENTITY_<TENANT>_CLIENT_ID': client,
  'IDENTITY_<TENANT>_CLIENT_SECRET': { isNeeded: true, wrong: ['secret\n'] },
  'IDENTITY_<TENANT>_SCOPES': { wrong: ['profile'] },
  'IDENTITY_<TENANT>_ACR_VALUES': { wrong: [' urn:bankid:bid'] },
  'ONBOARDING_<TENANT>_FORM': { wrong: ['fully'] },
  SMS_URL: { isNeeded: true, ...https, ...insecure },
  SMS_TOKEN: { isNeeded: true, wrong: ['two words', 'secret\n', 'blåbær'] },
  SMTP_URL: { isNeeded: true, wrong: ['mail.example', 'https://mail.example', 'smtp://u:p#w@m'] },
  SMTP_TIMEOUT_MS: time,
  'SMTP_<TENANT>_FROM': email,
  'CONTACT_<TENANT>_EMAIL': { isNeeded: true, ...email },
  BRREG_URL: { ...https, ...insecure },
  BRREG_TIMEOUT_MS: time,
  PEPPOL_SMP_URL: https,
  PEPPOL_TIMEOUT_MS: time,
  // One of them without the other is half an access point; without both, no EHF is sent.
  ACCESS_POINT_URL: { isNeeded: true, ...https, ...insecure },
  ACCESS_POINT_TOKEN: { isNeeded: true, wrong: ['two words', 'secret\n', 'blåbær'] },
  SENTRY_DSN: { wrong: unreachable, ...insecure },
  METRICS_TOKEN: { wrong: ['a token of two dozen letters'], insecure: ['secret'] },
  LOG_LEVEL: { wrong: ['loud'] },
  SESSION_UNUSED_HOURS: { wrong: ['0', '721', 'long'] },
  SESSION_LONGEST_DAYS: { wrong: ['0', '31', 'long'] },
  RATE_LIMIT_PER_SESSION: limit,
  RATE_LIMIT_PER_ADDRESS: limit,
  EMBEDDED_ACCESS_TOKEN_SECONDS: { wrong: ['soon'] },
  PORTAL_NOW: { wrong: ['2026-03-28'], insecure: ['2026-03-28T12:00:00+01:00'] },
  // Left out, nothing is production: stand-ins are refused all the same, and the full form asks for its provider.
  NODE_ENV: { isNeeded: true, wrong: ['Production', 'prod'] },
  TAKST_DEMO: { wrong: ['yes'], insecure: ['1'] },
};

const nameOf = (setting: string) => setting.replace('<TENANT>', 'RUTER');
const rows = Object.entries(refused).flatMap(([setting, { isNeeded, wrong, insecure }]) => [
  ...(isNeeded ? [[nameOf(setting), 'missing', undefined] as const] : []),
  ...(wrong ?? []).map((value) => [nameOf(setting), 'wrong', value] as const),
  ...(insecure ?? []).map((value) => [nameOf(setting), 'insecure', value] as const),
]);

describe('a start in production', () => {
  it('takes what is complete', () => {
    expect(faultsOf(production).text).toBe('');
  });

  it.each(rows)('refuses and names %s where it is %s: %j', (name, _kind, value) => {
    const { faults, text } = faultsOf({ ...production, [name]: value });
    expect(faults.map((fault) => fault.name)).toContain(name);
    const setting = settingOf(name) ?? 'PORT';
    expect(text).toContain(`${settingMeanings[setting]}; for example ${settingExamples[setting]})`);
  });

  it('names one setting alone where only one is wrong', () => {
    for (const [name, kind, value] of rows) {
      // A proxy, an operator's hosts and the kind of installation decide what other settings mean.
      if (/^(TENANT_HOSTS|NODE_ENV)$/.test(name)) continue;
      expect([name, kind, value, faultyNames({ ...production, [name]: value })]).toEqual([
        name,
        kind,
        value,
        [name],
      ]);
    }
  });

  it('names every fault at once, also those that count later', () => {
    const wrong = rows.filter(
      ([name, kind]) => kind === 'wrong' && !/^(TENANT_HOSTS|NODE_ENV)$/.test(name),
    );
    const environment = Object.fromEntries(wrong.map(([name, , value]) => [name, value]));
    expect(faultyNames({ ...production, ...environment }).toSorted()).toEqual(
      Object.keys(environment).toSorted(),
    );
  });

  it.each([
    ['SMS_URL', 'http://127.0.0.1:8080/messages'],
    ['SMS_URL', 'http://localhost/messages'],
    ['BRREG_URL', 'http://[::1]:9000'],
    ['PEPPOL_SMP_URL', 'http://smp.example'],
    ['DATABASE_URL', 'postgres:///takst?host=/var/run/postgresql'],
    ['SMTP_URL', 'smtp://127.0.0.1:25'],
  ])('lets pass what is no risk: %s=%s', (name, value) => {
    expect(faultsOf({ ...production, [name]: value }).text).toBe('');
  });

  it('names what looks like a setting of an operator and is none', () => {
    expect(faultsOf({ ...production, OIDC_RUTER_ISUER: 'https://id.example' }).text).toContain(
      'OIDC_RUTER_ISUER: is no setting',
    );
  });

  it.each(['DATABASE_URL', 'SMTP_URL', 'SENTRY_DSN'])('shows no secret of %s', (name) => {
    const { text } = faultsOf({ ...production, [name]: 'very-secret://user:very-secret@x/#' });
    expect(text).toContain(`${name}: `);
    expect(text).not.toContain('very-secret');
  });
});

describe('an example of each setting', () => {
  it('is one that the start takes', () => {
    const notTogether = /^(PORTAL_NOW|TAKST_DEMO|ONBOARDING_)/;
    expect(faultyNames({ ...production, TAKST_KEY: settingExamples.TAKST_KEY })).toEqual([
      'TAKST_KEY',
    ]);
    const examples = Object.entries(settingExamples)
      .map(([setting, value]) => [nameOf(setting), value] as const)
      .filter(([name]) => !notTogether.test(name));
    expect(faultsOf({ ...Object.fromEntries(examples), TAKST_KEY: testKey }).text).toBe('');
    expect(faultsOf({ PORTAL_NOW: settingExamples.PORTAL_NOW, TAKST_DEMO: '1' }).text).toBe('');
  });
});
