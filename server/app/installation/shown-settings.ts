import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { settingDefaults } from '../settings/setting-defaults.ts';
import { settingMeanings, type SettingName } from '../settings/setting-descriptions.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const isSecretName = (name: string): boolean => /(TOKEN|SECRET|PASSWORD|KEYS?)$/.test(name);

/** Whether a value is typed unseen: a secret, or an address that holds a password. */
export const isTypedUnseen = (name: string): boolean =>
  isSecretName(name) || name === 'DATABASE_URL' || name === 'SMTP_URL';

const mask = '***';

/** The value of a setting without its secrets. */
export function shownValue(name: string, value: string): string {
  if (isSecretName(name)) return mask;
  if (!value.includes('://')) return value;
  if (!URL.canParse(value)) return mask;
  const url = new URL(value);
  const { href } = url;
  if (url.password !== '') url.password = mask;
  else if (name === 'SENTRY_DSN') url.username = mask;
  for (const key of url.searchParams.keys()) {
    if (/password|secret|token/i.test(key)) url.searchParams.set(key, mask);
  }
  return url.href === href ? value : url.href;
}

/** The names of a setting: one for each operator that runs here where each has its own. */
export const namesOf = (setting: SettingName, tenants: readonly TenantId[]): string[] =>
  setting.includes('<TENANT>')
    ? tenants.map((tenant) => setting.replace('<TENANT>', tenant.toUpperCase()))
    : [setting];

/** A line for each setting: what is set, and what is not, with what it is for. */
export const settingLines = (environment: Environment, tenants: readonly TenantId[]): string[] =>
  Object.entries(settingMeanings).flatMap(([setting, meaning]) =>
    namesOf(setting as SettingName, tenants).map((name) => {
      const value = environment[name] ?? '';
      if (value !== '') return `  ${name}=${shownValue(name, value)}`;
      const usual = settingDefaults[setting as SettingName];
      return `  ${name} is not set${usual ? `: ${usual}` : ''} (${meaning})`;
    }),
  );
