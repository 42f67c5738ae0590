import { ofTenant, type TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantIds, tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { randomBytes } from 'node:crypto';
import type { SettingName } from '../settings/setting-descriptions.ts';
import {
  faultLine,
  type SettingFault,
  SettingsError,
  tenantOfSetting,
} from '../settings/setting-faults.ts';
import { operatorFaults } from '../settings/operator-folders.ts';
import { publicOrigins } from '../settings/public-origins.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { tenantHosts } from '../settings/tenant-hosts.ts';
import { signInClientLines, signInScopes } from './registration-lines.ts';
import type { SettingValues } from './settings-file.ts';
import { isTypedUnseen, namesOf } from './shown-settings.ts';
import type { Ask } from './terminal.ts';

export type Settling = {
  readonly values: SettingValues;
  /** Null where nobody can be asked: then what is missing is an error. */
  readonly ask: Ask | null;
  readonly say: (line: string) => void;
  /** Keeps what is known so far. */
  readonly save: (values: SettingValues) => void;
};

export type Settled = { readonly values: SettingValues; readonly settings: Settings };

/** Asked though the portal starts without them; an empty answer is kept, so that none is asked twice. */
const optional: readonly SettingName[] = [
  'OIDC_<TENANT>_CLIENT_SECRET',
  'SMTP_<TENANT>_FROM',
  'CONTACT_<TENANT>_EMAIL',
  'SENTRY_DSN',
];

/** Asks for every setting that is missing or wrong, until the portal would start with them. */
export async function settleSettings({ ask, say, save, ...begun }: Settling): Promise<Settled> {
  // The hosts that are asked for are those of the operators.
  const faults = operatorFaults(begun.values);
  if (faults.length > 0) throw new SettingsError('The operators are wrong:', faults);
  let values = withDefaults(begun.values);
  if (!ask) return { values, settings: readReal(values) };
  if (!values['TENANT_HOSTS']) values = withDefaults(await askOperators(values, { ask, say }));
  const introduced = new Set<TenantId>();
  for (;;) {
    save(values);
    const result = settingsOrFault(values, introduced);
    if ('settings' in result) return { values, settings: result.settings };
    const { name, line } = result;
    for (const text of introduction(name, values, introduced)) say(text);
    say(line);
    const answer = await ask({ text: name, isSecret: isTypedUnseen(name) });
    values = withDefaults({ ...values, [name]: answer });
  }
}

/** Secrets that nobody has to think of: made once, and kept in the settings file. */
const made: { readonly [Name in SettingName]?: () => string } = {
  TAKST_KEY: () => randomBytes(32).toString('base64'),
};

const madeSecrets = (values: SettingValues): SettingValues =>
  Object.fromEntries(
    Object.entries(made)
      .filter(([name]) => !values[name])
      .map(([name, make]) => [name, make()]),
  );

/** Production behind one proxy, at the first host: what somebody who installs the portal wants. */
function withDefaults(values: SettingValues): SettingValues {
  const hosts = tenantHosts.safeParse(values['TENANT_HOSTS'] ?? '');
  const [host] = hosts.success ? Object.keys(hosts.data) : [];
  const publicUrl = values['PUBLIC_URL'] ?? (host === undefined ? undefined : `https://${host}`);
  return {
    NODE_ENV: 'production',
    ...(publicUrl === undefined ? {} : { PUBLIC_URL: publicUrl }),
    ...(/^https:/i.test(publicUrl ?? '') ? { TRUST_PROXY: 'true' } : {}),
    ...values,
    ...madeSecrets(values),
  };
}

function readReal(values: SettingValues): Settings {
  const settings = readSettings(values);
  if (!settings.demo) return settings;
  const what = 'is for trying: an installation has no demo world';
  throw new SettingsError('These settings are not those of an installation:', [
    { name: 'TAKST_DEMO', what },
  ]);
}

/** The settings, or the next one to ask for: first those that are wrong, then the optional ones. */
function settingsOrFault(
  values: SettingValues,
  introduced: ReadonlySet<TenantId>,
): { settings: Settings } | { name: string; line: string } {
  try {
    const settings = readReal(values);
    const name = optional
      .flatMap((setting) => namesOf(setting, settings.tenants))
      .find((one) => values[one] === undefined);
    if (name === undefined) return { settings };
    return { name, line: faultLine({ name, what: 'Enter alone leaves it out' }) };
  } catch (error) {
    if (!(error instanceof SettingsError) || error.faults.length === 0) throw error;
    const fault = nextFault(error.faults, introduced);
    return { name: fault.name, line: faultLine(fault) };
  }
}

/** Those of an operator that was begun with come before those of the next. */
const nextFault = (
  faults: readonly SettingFault[],
  introduced: ReadonlySet<TenantId>,
): SettingFault => {
  const isBegun = ({ name }: SettingFault) => {
    const tenant = tenantOfSetting(name);
    return tenant !== null && introduced.has(tenant);
  };
  const [first] = faults;
  if (!first) throw new Error('a fault without a name');
  return faults.find(isBegun) ?? first;
};

/** What has to be registered before an operator's client can be named. */
function introduction(
  name: string,
  values: SettingValues,
  introduced: Set<TenantId>,
): readonly string[] {
  const tenant = name.startsWith('OIDC_') ? tenantOfSetting(name) : null;
  const hosts = tenantHosts.safeParse(values['TENANT_HOSTS'] ?? '');
  if (!tenant || introduced.has(tenant) || !hosts.success) return [];
  introduced.add(tenant);
  const origins = publicOrigins({
    PUBLIC_URL: values['PUBLIC_URL'],
    TENANT_HOSTS: hosts.data,
    PORT: 3000,
  });
  return [
    '',
    ...signInClientLines({ tenant, origin: ofTenant(origins, tenant), scopes: signInScopes }),
  ];
}

type Dialog = { readonly ask: Ask; readonly say: (line: string) => void };

/** Asks which of the operators that the code knows run here, by their host names. */
async function askOperators(values: SettingValues, { ask, say }: Dialog): Promise<SettingValues> {
  say(
    'Which operators run here? Type the host name of each, as bedrift.example.no; Enter alone leaves it out.',
  );
  for (;;) {
    const pairs: string[] = [];
    for (const tenant of tenantIds()) {
      const text = `Host name of ${tenantOf(tenant).operator}`;
      const host = await ask({ text, isSecret: false });
      if (host !== '') pairs.push(`${host}=${tenant}`);
    }
    const hosts = tenantHosts.safeParse(pairs.join(','));
    if (hosts.success) return { ...values, TENANT_HOSTS: pairs.join(',') };
    for (const { message } of pairs.length > 0 ? hosts.error.issues : [])
      say(faultLine({ name: 'TENANT_HOSTS', what: message }));
    if (pairs.length === 0) say('At least one operator has to run.');
  }
}
