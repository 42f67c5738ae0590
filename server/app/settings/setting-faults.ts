import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantIds } from '@takst/domain/platform/tenants/tenants.ts';
import { settingMeanings, type SettingName } from './setting-descriptions.ts';
import { settingExamples } from './setting-examples.ts';

/** A setting that is missing or wrong, with what is wrong about it. */
export type SettingFault = { readonly name: string; readonly what: string };

/** Called for each invalid setting. */
export type ReportFault = (name: string, what: string) => void;

/** Names every invalid or missing setting with its meaning and an example. */
export class SettingsError extends Error {
  override name = 'SettingsError';
  readonly faults: readonly SettingFault[];
  /** Printed after the faults. */
  readonly hint: string | null;
  constructor(message: string, faults: readonly SettingFault[] = [], hint: string | null = null) {
    super([message, ...faults.map(faultLine), ...(hint === null ? [] : [hint])].join('\n'));
    this.faults = faults;
    this.hint = hint;
  }
}

/** The name of an operator's setting: `OIDC_<ID>_ISSUER`. */
const ofOneTenant = () =>
  new RegExp(`^(OIDC|IDENTITY|ONBOARDING|SMTP|CONTACT)_(${tenantIds().join('|').toUpperCase()})_`);

/** The operator whose setting it is; null for one of the whole portal. */
export const tenantOfSetting = (name: string): TenantId | null =>
  tenantIds().find((id) => ofOneTenant().exec(name)?.[2] === id.toUpperCase()) ?? null;

/** The setting as docs/settings.md names it; null for a name that is no setting. */
export function settingOf(name: string): SettingName | null {
  const general = name.replace(ofOneTenant(), '$1_<TENANT>_');
  return Object.hasOwn(settingMeanings, general) ? (general as SettingName) : null;
}

export function faultLine({ name, what }: SettingFault): string {
  const setting = settingOf(name);
  if (!setting) return `  ${name}: ${what}`;
  return `  ${name}: ${what} (${settingMeanings[setting]}; for example ${settingExamples[setting]})`;
}
