import type { PerTenant, TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantIds } from '@takst/domain/platform/tenants/tenants.ts';
import { resolve } from 'node:path';
import { z } from 'zod';
import type { OidcProviders } from '#platform/integrations/oidc/oidc.public.ts';
import type { SessionLife } from '#platform/access/used-session.ts';
import { tenantOfHost } from '#platform/http/server/tenant-of-host.ts';
import { clockFrom } from '#platform/time/clock.ts';
import { type EmailSettings, emailSettingsOf } from './email-settings.ts';
import { type OnboardingSettings, onboardingSettingsOf } from './onboarding-settings.ts';
import { sessionDays, sessionHours, sessionLifeOf } from './session-settings.ts';
import { secretKeys, secretsFrom } from './secret-keys.ts';
import { providersOf } from './provider-settings.ts';
import { address, checkAccessPoint, checkNoCredentials, checkSecured } from './address-settings.ts';
import type { SettingName } from './setting-descriptions.ts';
import {
  type ReportFault,
  type SettingFault,
  settingOf,
  SettingsError,
  tenantOfSetting,
} from './setting-faults.ts';
import { operatorFaults } from './operator-folders.ts';
import { hostsToTry, tenantHosts } from './tenant-hosts.ts';

const wholeNumber = z.string().regex(/^\d+$/, 'is not a whole number').transform(Number);

/** `true` is one proxy, `false` none. */
const proxies = z.preprocess(
  (text) => (text === 'true' ? '1' : text === 'false' ? '0' : text),
  wholeNumber.pipe(z.number().max(10)),
);

/** A time-out for an outside service: a tenth of a second to two minutes. */
const patience = wholeNumber.pipe(
  z.number().min(100, 'is under 100').max(120_000, 'is over 120000'),
);

const postgresAddress = address('postgres', 'postgresql');

const atLeastOne = wholeNumber.pipe(z.number().min(1, 'is under 1'));

/** It goes into a header. */
const token = z
  .string()
  .regex(/^[\x21-\x7e]+$/, 'has a space, a line break or a letter outside ASCII');

const schema = z.object({
  // A misspelt `production` would open what the specification closes there.
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  TAKST_DEMO: z.enum(['1', '0']).optional(),
  PORT: wholeNumber.pipe(z.number().max(65_535, 'is over 65535')).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z
    .url({
      protocol: /^https?$/,
      normalize: true,
      error: 'must begin with https://, or with http:// outside production',
    })
    .optional(),
  OPERATORS_DIR: z.string().optional(),
  TENANT_HOSTS: tenantHosts.prefault(hostsToTry),
  TRUST_PROXY: proxies.default(0),
  DATABASE_URL: postgresAddress.optional(),
  DATABASE_OWNER_URL: postgresAddress.optional(),
  DATABASE_LISTEN_URL: postgresAddress.optional(),
  DATABASE_READ_URL: postgresAddress.optional(),
  DATA_DIR: z.string().default('.data'),
  WEB_FOLDER: z.string().optional(),
  TAKST_KEY: secretKeys.optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  PORTAL_NOW: z.iso.datetime({ offset: true }).optional(),
  SMS_URL: address('https', 'http').optional(),
  SMS_TOKEN: token.optional(),
  SMTP_URL: address('smtp', 'smtps').optional(),
  SMTP_TIMEOUT_MS: patience.default(10_000),
  BRREG_URL: address('https', 'http').optional(),
  BRREG_TIMEOUT_MS: patience.default(7_000),
  PEPPOL_SMP_URL: address('https', 'http').optional(),
  PEPPOL_TIMEOUT_MS: patience.default(7_000),
  ACCESS_POINT_URL: address('https', 'http').optional(),
  ACCESS_POINT_TOKEN: token.optional(),
  SENTRY_DSN: address('https', 'http').optional(),
  METRICS_TOKEN: token.min(20, 'is shorter than 20 characters').optional(),
  SESSION_UNUSED_HOURS: sessionHours.default(12),
  SESSION_LONGEST_DAYS: sessionDays.default(30),
  RATE_LIMIT_PER_SESSION: atLeastOne.default(600),
  RATE_LIMIT_PER_ADDRESS: atLeastOne.default(300),
  EMBEDDED_ACCESS_TOKEN_SECONDS: wholeNumber.default(900),
});

export type Settings = z.output<typeof schema> & {
  production: boolean;
  /** Whether the demo world and the stand-ins run (docs/decisions/0031). */
  demo: boolean;
  /** The operators that run here: those with a host in TENANT_HOSTS. */
  tenants: readonly TenantId[];
  providers: OidcProviders;
  onboarding: PerTenant<OnboardingSettings>;
  emails: PerTenant<EmailSettings>;
  sessionLife: SessionLife;
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Without the demo world nothing is invented, so all of these are needed. */
const neededWithoutDemo: readonly SettingName[] = [
  'NODE_ENV',
  'PUBLIC_URL',
  'TENANT_HOSTS',
  'DATABASE_URL',
  'TAKST_KEY',
  'SMS_URL',
  'SMS_TOKEN',
  'SMTP_URL',
];

const demoHint =
  'Where DATABASE_URL or PUBLIC_URL is set, nothing is invented for what is missing.\n' +
  'To try Takst with the demo world and local stand-ins, set TAKST_DEMO=1.';

/** A forgotten setting must not open the demo world to everybody: either nothing real is set, or TAKST_DEMO. */
const isDemo = ({ NODE_ENV, TAKST_DEMO, DATABASE_URL, PUBLIC_URL }: Environment): boolean =>
  NODE_ENV !== 'production' &&
  (TAKST_DEMO === '1' || (TAKST_DEMO !== '0' && !DATABASE_URL && !PUBLIC_URL));

/** Reads all settings from the environment; throws a SettingsError that names all faults. */
export function readSettings(environment: Environment): Settings {
  const values = withoutEmpty(environment);
  const operators = operatorFaults(values);
  const parsed = schema.safeParse(values);
  const faults = [...operators, ...(parsed.success ? [] : knownHostFaults(faultsIn(parsed.error)))];
  const fault = (name: string, what: string) => void faults.push({ name, what });
  const production = values['NODE_ENV'] === 'production';
  const demo = isDemo(values);
  checkTogether(values, fault);
  const missing = demo ? [] : neededWithoutDemo.filter((name) => values[name] === undefined);
  for (const name of missing) fault(name, 'is missing');
  const running = runningTenants(values, fault);
  const source = { values, demo, tenants: running, fault };
  const providers = providersOf(source);
  const onboarding = onboardingSettingsOf({ ...source, production });
  const emails = emailSettingsOf(source);
  if (!parsed.success || faults.length > 0) {
    const hint = missing.length > 0 && !production ? demoHint : null;
    throw new SettingsError('Takst cannot start:', faults, hint);
  }
  const sessionLife = sessionLifeOf(parsed.data);
  return {
    ...parsed.data,
    production,
    demo,
    tenants: running,
    providers,
    onboarding,
    emails,
    sessionLife,
  };
}

/** Without operators no host could be right. */
const knownHostFaults = (faults: readonly SettingFault[]): readonly SettingFault[] =>
  tenantIds().length > 0 ? faults : faults.filter(({ name }) => name !== 'TENANT_HOSTS');

const databaseSchema = schema.pick({
  DATABASE_URL: true,
  DATABASE_OWNER_URL: true,
  DATABASE_LISTEN_URL: true,
  DATA_DIR: true,
  PORTAL_NOW: true,
  TAKST_KEY: true,
});

/** Reads what a command needs that works on the database alone. */
export function readDatabaseSettings(environment: Environment) {
  const values = withoutEmpty(environment);
  const operators = operatorFaults(values);
  if (operators.length > 0) throw new SettingsError('The settings are wrong:', operators);
  const { success, data, error } = databaseSchema.safeParse(values);
  if (!success) throw new SettingsError('The settings are wrong:', faultsIn(error));
  const { DATABASE_URL, DATABASE_OWNER_URL, DATABASE_LISTEN_URL, ...rest } = data;
  const { DATA_DIR, PORTAL_NOW, TAKST_KEY } = rest;
  const dataDir = resolve(DATA_DIR);
  const demo = isDemo(values);
  const secrets = TAKST_KEY || demo ? secretsFrom({ keys: TAKST_KEY, dataDir }) : undefined;
  return {
    database: {
      databaseUrl: DATABASE_URL ?? null,
      ownerUrl: DATABASE_OWNER_URL,
      listenUrl: DATABASE_LISTEN_URL,
      dataDir,
      secrets,
    },
    clock: clockFrom(PORTAL_NOW ?? null),
    demo,
  };
}

/** The operators that run here, for a command that needs no other setting. */
export function readRunningTenants(environment: Environment): readonly TenantId[] {
  const values = withoutEmpty(environment);
  const faults: SettingFault[] = operatorFaults(values);
  if (faults.length > 0) throw new SettingsError('The settings are wrong:', faults);
  const fault = (name: string, what: string) => void faults.push({ name, what });
  if (!isDemo(values) && values['TENANT_HOSTS'] === undefined) fault('TENANT_HOSTS', 'is missing');
  const hosts = schema.pick({ TENANT_HOSTS: true }).safeParse(values);
  if (!hosts.success) faults.push(...faultsIn(hosts.error));
  if (faults.length > 0) throw new SettingsError('The settings are wrong:', faults);
  return tenantsWithHost(hosts.data?.TENANT_HOSTS ?? {});
}

const tenantsWithHost = (hosts: Readonly<Record<string, TenantId>>): readonly TenantId[] =>
  tenantIds().filter((id) => Object.values(hosts).includes(id));

/** Refuses a command about an operator that has no host in the settings; unknown words are left to its usage. */
export function checkRunsHere(tenants: readonly TenantId[], operator: string | undefined): void {
  const isOperator = (id: TenantId) => id === operator;
  if (tenantIds().some(isOperator) && !tenants.some(isOperator)) {
    throw new SettingsError(`${operator} does not run here: TENANT_HOSTS has no host of it.`);
  }
}

const faultsIn = ({ issues }: z.ZodError): SettingFault[] =>
  issues.map(({ path, message }) => ({ name: String(path[0]), what: message }));

const withoutEmpty = (environment: Environment): Environment =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));

/**
 * The operators that have a host. What is set for another one would count for nothing, and so would an address that
 * browsers use but no operator has.
 */
function runningTenants(values: Environment, fault: ReportFault): readonly TenantId[] {
  const hosts = schema.shape.TENANT_HOSTS.safeParse(values['TENANT_HOSTS']);
  if (!hosts.success) return tenantIds();
  const running = tenantsWithHost(hosts.data);
  for (const name of Object.keys(values)) {
    const tenant = tenantOfSetting(name);
    if (tenant && !settingOf(name)) fault(name, 'is no setting');
    else if (tenant && !running.includes(tenant))
      fault(name, 'is of an operator without a host in TENANT_HOSTS');
  }
  const publicUrl = values['PUBLIC_URL'] ?? '';
  const isSet = values['TENANT_HOSTS'] !== undefined || isDemo(values);
  if (
    isSet &&
    /^https?:\/\//i.test(publicUrl) &&
    URL.canParse(publicUrl) &&
    !tenantOfHost(hosts.data, new URL(publicUrl).hostname)
  ) {
    fault(
      'PUBLIC_URL',
      `has the host ${new URL(publicUrl).hostname}, which is no operator’s in TENANT_HOSTS`,
    );
  }
  return running;
}

/** Settings that are wrong only beside others. */
function checkTogether(values: Environment, fault: ReportFault): void {
  // A secret that was pasted or read from a file, with which a service would refuse us later.
  for (const [name, value = ''] of Object.entries(values)) {
    if (settingOf(name) && value !== value.trim())
      fault(name, 'begins or ends with a space or a line break');
  }
  checkNoCredentials(values, fault);
  checkAccessPoint(values, fault);
  const publicUrl = values['PUBLIC_URL'] ?? '';
  if (URL.canParse(publicUrl) && !isOrigin(new URL(publicUrl)))
    fault('PUBLIC_URL', 'is more than scheme, host and port: the portal is served from the root');
  for (const name of ['DATABASE_LISTEN_URL', 'DATABASE_READ_URL', 'DATABASE_OWNER_URL']) {
    if (values[name] && !values['DATABASE_URL']) fault(name, 'is nothing without DATABASE_URL');
  }
  // This server speaks no https, so a proxy stands in front; unless it is trusted, all people behind
  // it share one address, and what is limited for one is limited for all.
  if (
    /^https:/i.test(values['PUBLIC_URL'] ?? '') &&
    /^(false|0)?$/.test(values['TRUST_PROXY'] ?? '')
  ) {
    fault('TRUST_PROXY', trustProxyFault);
  }
  if (values['NODE_ENV'] !== 'production') return;
  if (values['TAKST_DEMO'] === '1') fault('TAKST_DEMO', 'is not for production');
  if (values['PORTAL_NOW']) fault('PORTAL_NOW', 'is not for production');
  // Without https the session cookie could be intercepted.
  if (/^http:/i.test(values['PUBLIC_URL'] ?? ''))
    fault('PUBLIC_URL', 'must be https in production');
  checkSecured(values, fault);
}

const trustProxyFault =
  'is missing: PUBLIC_URL is https, so a proxy stands in front, and everybody would have its address; ' +
  'set true for one proxy that sets X-Forwarded-For, or the number of proxies';

const isOrigin = ({ pathname, search, hash, username, password }: URL): boolean =>
  /^\/?$/.test(pathname) && [search, hash, username, password].every((part) => part === '');
