import type { SettingName } from './setting-descriptions.ts';

/** Defaults as docs/settings.md shows them. */
export const settingDefaults: { readonly [Name in SettingName]?: string } = {
  PORT: '3000',
  HOST: '127.0.0.1',
  OPERATORS_DIR: 'operators',
  TENANT_HOSTS: '<id>.localhost=<id>, …',
  TRUST_PROXY: 'false',
  DATA_DIR: '.data',
  WEB_FOLDER: 'web/dist',
  'OIDC_<TENANT>_SCOPES': 'openid email profile offline_access',
  'OIDC_<TENANT>_TRUST_EMAIL': 'no',
  'IDENTITY_<TENANT>_SCOPES': 'openid profile',
  SMTP_TIMEOUT_MS: '10000',
  BRREG_TIMEOUT_MS: '7000',
  PEPPOL_TIMEOUT_MS: '7000',
  LOG_LEVEL: 'info',
  SESSION_UNUSED_HOURS: '12',
  SESSION_LONGEST_DAYS: '30',
  RATE_LIMIT_PER_SESSION: '600',
  RATE_LIMIT_PER_ADDRESS: '300',
  EMBEDDED_ACCESS_TOKEN_SECONDS: '900',
  NODE_ENV: 'development',
};
