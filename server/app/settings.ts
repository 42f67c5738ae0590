import { tenantIds, type TenantId } from '@takst/domain/tenants/tenant-id.ts';
import { z } from 'zod';
import type { OidcProviderSettings } from '#session/session.public.ts';
import { type EmailSettings, emailSettingsOf } from './email-settings.ts';
import { settingDescriptions, type SettingName } from './setting-descriptions.ts';

/** A setting is wrong or missing; the message says which, and what it is for. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

const wholeNumber = z.string().regex(/^\d+$/, 'is not a whole number').transform(Number);

/** `true` is one proxy, `false` none. */
const proxies = z.preprocess(
  (given) => (given === 'true' ? '1' : given === 'false' ? '0' : given),
  wholeNumber.pipe(z.number().max(10)),
);

/** How long somebody outside may be silent: a tenth of a second to two minutes. */
const patience = wholeNumber.pipe(
  z.number().min(100, 'is under 100').max(120_000, 'is over 120000'),
);

const postgresAddress = z.string().regex(/^postgres(ql)?:\/\//, 'does not begin with postgres://');

/** `host=tenant,host=tenant` */
const tenantHosts = z.string().transform((text, context) => {
  const hosts: Record<string, TenantId> = {};
  for (const pair of text.split(',')) {
    const [host = '', name] = pair.trim().toLowerCase().split('=');
    const tenant = tenantIds.find((id) => id === name);
    if (!tenant || host === '') context.addIssue(`"${pair}" is not host=tenant`);
    else hosts[host] = tenant;
  }
  return hosts;
});

const schema = z.object({
  // A misspelt production would run the stand-ins, with logins that everybody knows.
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: wholeNumber.pipe(z.number().max(65_535, 'is over 65535')).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z.url({ protocol: /^https?$/, normalize: true }).optional(),
  TENANT_HOSTS: tenantHosts.prefault(
    'localhost=ruter,127.0.0.1=ruter,ruter.localhost=ruter,akt.localhost=akt,fjord.localhost=fjord',
  ),
  TRUST_PROXY: proxies.default(0),
  DATABASE_URL: postgresAddress.optional(),
  DATABASE_LISTEN_URL: postgresAddress.optional(),
  DATA_DIR: z.string().default('.data'),
  WEB_FOLDER: z.string().optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  PORTAL_NOW: z.iso.datetime({ offset: true }).optional(),
  SMS_URL: z.url().optional(),
  SMS_TOKEN: z.string().min(1).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  SMTP_TIMEOUT_MS: patience.default(10_000),
  BRREG_URL: z.url({ protocol: /^https?$/ }).optional(),
  BRREG_TIMEOUT_MS: patience.default(7_000),
  SENTRY_DSN: z.url().optional(),
  RATE_LIMIT_PER_SESSION: wholeNumber.default(600),
  RATE_LIMIT_PER_ADDRESS: wholeNumber.default(300),
  EMBEDDED_ACCESS_TOKEN_SECONDS: wholeNumber.default(900),
});

export type Settings = z.output<typeof schema> & {
  production: boolean;
  providers: Readonly<Record<TenantId, OidcProviderSettings | 'embedded'>>;
  emails: Readonly<Record<TenantId, EmailSettings>>;
};

const neededInProduction: readonly SettingName[] = [
  'PUBLIC_URL',
  'TENANT_HOSTS',
  'DATABASE_URL',
  'SMS_URL',
  'SMS_TOKEN',
  'SMTP_URL',
];

/** Reads all settings from the environment; throws a SettingsError that names everything wrong. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = schema.safeParse(given);
  const faults = read.success
    ? []
    : read.error.issues.map((issue) => describe(String(issue.path[0]), issue.message));
  if (given['DATABASE_LISTEN_URL'] && !given['DATABASE_URL']) {
    faults.push(describe('DATABASE_LISTEN_URL', 'is nothing without DATABASE_URL'));
  }
  const production = given['NODE_ENV'] === 'production';
  if (production) {
    const missing = neededInProduction.filter((name) => given[name] === undefined);
    faults.push(...missing.map((name) => describe(name, 'is missing')));
    if (given['PORTAL_NOW']) faults.push(describe('PORTAL_NOW', 'is not for production'));
    // Without https the session's cookie could be read on the way.
    if (/^http:/i.test(given['PUBLIC_URL'] ?? '')) {
      faults.push(describe('PUBLIC_URL', 'must be https in production'));
    }
  }
  const providers = Object.fromEntries(
    tenantIds.map((tenant) => [tenant, providerOf({ tenant, given, production, faults })]),
  ) as Settings['providers'];
  const fault = (name: string, what: string) => void faults.push(describe(name, what));
  const emails = emailSettingsOf({ given, production, fault });
  if (!read.success || faults.length > 0) {
    throw new SettingsError(`Takst cannot start:\n${faults.join('\n')}`);
  }
  return { ...read.data, production, providers, emails };
}

type ProviderQuestion = {
  tenant: TenantId;
  given: Readonly<Record<string, string | undefined>>;
  production: boolean;
  faults: string[];
};

/** A tenant's provider by OIDC_<TENANT>_*; with nothing of it set, the embedded one stands in. */
function providerOf({ tenant, given, production, faults }: ProviderQuestion) {
  const prefix = `OIDC_${tenant.toUpperCase()}`;
  const issuer = given[`${prefix}_ISSUER`];
  const clientId = given[`${prefix}_CLIENT_ID`];
  const clientSecret = given[`${prefix}_CLIENT_SECRET`];
  const isNamed = issuer !== undefined || clientId !== undefined || clientSecret !== undefined;
  if (!isNamed && !production) return 'embedded';
  if (issuer && !URL.canParse(issuer)) faults.push(describe(`${prefix}_ISSUER`, 'is no address'));
  if (!issuer) faults.push(describe(`${prefix}_ISSUER`, 'is missing'));
  if (!clientId) faults.push(describe(`${prefix}_CLIENT_ID`, 'is missing'));
  return {
    issuer: issuer ?? '',
    clientId: clientId ?? '',
    ...(clientSecret === undefined ? {} : { clientSecret }),
    scopes: given[`${prefix}_SCOPES`] ?? 'openid email profile offline_access',
  };
}

/** A setting that each operator has: `OIDC_RUTER_ISSUER`. */
const ofOneTenant = new RegExp(`^(OIDC|SMTP|CONTACT)_(?:${tenantIds.join('|').toUpperCase()})_`);

function describe(name: string, fault: string): string {
  const general = name.replace(ofOneTenant, '$1_<TENANT>_');
  const meaning = settingDescriptions.find((one) => one.name === general)?.meaning;
  return `  ${name}: ${fault}${meaning ? ` (${meaning})` : ''}`;
}
