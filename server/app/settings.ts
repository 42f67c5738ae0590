import {
  type PerTenant,
  perTenant,
  tenantIds,
  type TenantId,
} from '@takst/domain/tenants/tenant-id.ts';
import { z } from 'zod';
import type { OidcProviderSettings } from '#session/session.public.ts';
import { type EmailSettings, emailSettingsOf } from './email-settings.ts';
import { settingMeanings, type SettingName } from './setting-descriptions.ts';

/** Names every invalid or missing setting with its meaning. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

const wholeNumber = z.string().regex(/^\d+$/, 'is not a whole number').transform(Number);

/** `true` is one proxy, `false` none. */
const proxies = z.preprocess(
  (given) => (given === 'true' ? '1' : given === 'false' ? '0' : given),
  wholeNumber.pipe(z.number().max(10)),
);

/** A time-out for an outside service: a tenth of a second to two minutes. */
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
  // A misspelt `production` would run the stand-ins, with well-known logins.
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
  providers: PerTenant<OidcProviderSettings | 'embedded'>;
  emails: PerTenant<EmailSettings>;
};

const neededInProduction: readonly SettingName[] = [
  'PUBLIC_URL',
  'TENANT_HOSTS',
  'DATABASE_URL',
  'SMS_URL',
  'SMS_TOKEN',
  'SMTP_URL',
];

/** Reads all settings from the environment; throws a SettingsError that names all faults. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const environmentValues = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== ''),
  );
  const parsed = schema.safeParse(environmentValues);
  const faults = parsed.success
    ? []
    : parsed.error.issues.map((issue) => describe(String(issue.path[0]), issue.message));
  if (environmentValues['DATABASE_LISTEN_URL'] && !environmentValues['DATABASE_URL']) {
    faults.push(describe('DATABASE_LISTEN_URL', 'is nothing without DATABASE_URL'));
  }
  const production = environmentValues['NODE_ENV'] === 'production';
  if (production) {
    const missing = neededInProduction.filter((name) => environmentValues[name] === undefined);
    faults.push(...missing.map((name) => describe(name, 'is missing')));
    if (environmentValues['PORTAL_NOW'])
      faults.push(describe('PORTAL_NOW', 'is not for production'));
    // Without https the session cookie could be intercepted.
    if (/^http:/i.test(environmentValues['PUBLIC_URL'] ?? '')) {
      faults.push(describe('PUBLIC_URL', 'must be https in production'));
    }
  }
  const providers = perTenant((tenant) =>
    providerOf({ tenant, given: environmentValues, production, faults }),
  );
  const fault = (name: string, what: string) => void faults.push(describe(name, what));
  const emails = emailSettingsOf({ given: environmentValues, production, fault });
  if (!parsed.success || faults.length > 0) {
    throw new SettingsError(`Takst cannot start:\n${faults.join('\n')}`);
  }
  return { ...parsed.data, production, providers, emails };
}

type ProviderSettingsSource = {
  tenant: TenantId;
  given: Readonly<Record<string, string | undefined>>;
  production: boolean;
  faults: string[];
};

/** A tenant's provider by OIDC_<TENANT>_*; the embedded one when none of them is set. */
function providerOf({
  tenant,
  given,
  production,
  faults,
}: ProviderSettingsSource): OidcProviderSettings | 'embedded' {
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

/** The name of an operator's setting: `OIDC_RUTER_ISSUER`. */
const ofOneTenant = new RegExp(`^(OIDC|SMTP|CONTACT)_(?:${tenantIds.join('|').toUpperCase()})_`);

function describe(name: string, fault: string): string {
  const general = name.replace(ofOneTenant, '$1_<TENANT>_');
  const meaning = (settingMeanings as Readonly<Record<string, string>>)[general];
  return `  ${name}: ${fault}${meaning ? ` (${meaning})` : ''}`;
}
