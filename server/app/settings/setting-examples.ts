import { tenantIds } from '@takst/domain/platform/tenants/tenants.ts';
import type { SettingName } from './setting-descriptions.ts';

/** A value of each setting, as a fault shows it. */
export const settingExamples: Readonly<Record<SettingName, string>> = {
  PORT: '3000',
  HOST: '127.0.0.1',
  PUBLIC_URL: 'https://bedrift.example.no',
  OPERATORS_DIR: 'operators',
  // Of an operator that is here.
  get TENANT_HOSTS() {
    return `bedrift.example.no=${tenantIds()[0] ?? '<id>'}`;
  },
  TRUST_PROXY: 'true',
  DATABASE_URL: 'postgres://takst:password@db.example.no:5432/takst',
  DATABASE_OWNER_URL: 'postgres://takst_owner:password@db.example.no:5432/takst',
  DATABASE_LISTEN_URL: 'postgres://takst:password@db.example.no:5432/takst',
  DATA_DIR: '/var/lib/takst',
  // A real one would be copied.
  TAKST_KEY: 'what openssl rand -base64 32 prints',
  WEB_FOLDER: '/opt/takst/web/dist',
  'OIDC_<TENANT>_ISSUER': 'https://login.example.no',
  'OIDC_<TENANT>_CLIENT_ID': 'takst',
  'OIDC_<TENANT>_CLIENT_SECRET': 'the-secret-of-the-client',
  'OIDC_<TENANT>_SCOPES': 'openid email profile offline_access',
  'OIDC_<TENANT>_TRUST_EMAIL': 'yes',
  'IDENTITY_<TENANT>_ISSUER': 'https://auth.bankid.example.no',
  'IDENTITY_<TENANT>_CLIENT_ID': 'takst',
  'IDENTITY_<TENANT>_CLIENT_SECRET': 'the-secret-of-the-client',
  'IDENTITY_<TENANT>_SCOPES': 'openid profile',
  'IDENTITY_<TENANT>_ACR_VALUES': 'urn:bankid:bid',
  'ONBOARDING_<TENANT>_FORM': 'simple',
  SMS_URL: 'https://sms.example.no/messages',
  SMS_TOKEN: 'the-token-of-the-gateway',
  SMTP_URL: 'smtp://takst:password@mail.example.no:587',
  SMTP_TIMEOUT_MS: '10000',
  'SMTP_<TENANT>_FROM': 'ikke-svar@example.no',
  'CONTACT_<TENANT>_EMAIL': 'bedrift@example.no',
  BRREG_URL: 'https://data.brreg.no',
  BRREG_TIMEOUT_MS: '7000',
  PEPPOL_SMP_URL: 'https://smp.example.no',
  PEPPOL_TIMEOUT_MS: '7000',
  SENTRY_DSN: 'https://key@sentry.example.no/1',
  METRICS_TOKEN: 'the-token-of-the-monitoring',
  LOG_LEVEL: 'info',
  SESSION_UNUSED_HOURS: '12',
  SESSION_LONGEST_DAYS: '30',
  RATE_LIMIT_PER_SESSION: '600',
  RATE_LIMIT_PER_ADDRESS: '300',
  EMBEDDED_ACCESS_TOKEN_SECONDS: '900',
  PORTAL_NOW: '2027-03-01T06:00:00+01:00',
  NODE_ENV: 'production',
  TAKST_DEMO: '1',
};
