/** Every setting, as in the README's table; a test compares the two. */
export const settingDescriptions = [
  { name: 'PORT', standard: '3000', meaning: 'port to listen on' },
  { name: 'HOST', standard: '127.0.0.1', meaning: 'address to listen on' },
  {
    name: 'PUBLIC_URL',
    standard: '',
    meaning: 'address that browsers use; https makes cookies secure',
  },
  {
    name: 'TENANT_HOSTS',
    standard: 'localhost=ruter, akt.localhost=akt, …',
    meaning:
      'host names and their operators: host=tenant,host=tenant; the first of an operator’s is in links',
  },
  {
    name: 'TRUST_PROXY',
    standard: 'false',
    meaning: 'true behind a proxy that sets X-Forwarded-*; behind several, how many',
  },
  {
    name: 'DATABASE_URL',
    standard: '',
    meaning: 'PostgreSQL; without it an embedded database, for trying',
  },
  {
    name: 'DATABASE_LISTEN_URL',
    standard: '',
    meaning: 'PostgreSQL itself, where DATABASE_URL is a connection pooler between transactions',
  },
  { name: 'DATA_DIR', standard: '.data', meaning: 'folder of the embedded database' },
  { name: 'WEB_FOLDER', standard: 'web/dist', meaning: 'folder of the built pages' },
  {
    name: 'OIDC_<TENANT>_ISSUER',
    standard: '',
    meaning:
      'identity provider of an operator (RUTER, AKT, FJORD); without it an embedded one, for trying',
  },
  { name: 'OIDC_<TENANT>_CLIENT_ID', standard: '', meaning: 'client id at that provider' },
  {
    name: 'OIDC_<TENANT>_CLIENT_SECRET',
    standard: '',
    meaning: 'client secret; left out for a public client',
  },
  {
    name: 'OIDC_<TENANT>_SCOPES',
    standard: 'openid email profile offline_access',
    meaning: 'scopes to ask for',
  },
  {
    name: 'SMS_URL',
    standard: '',
    meaning: 'SMS gateway: POST {from, to, text, reference}; without it a local stand-in',
  },
  { name: 'SMS_TOKEN', standard: '', meaning: 'bearer token of the gateway' },
  {
    name: 'SMTP_URL',
    standard: '',
    meaning:
      'mail server: smtp://user:password@host:587 or smtps://…:465; without it a local stand-in',
  },
  {
    name: 'SMTP_TIMEOUT_MS',
    standard: '10000',
    meaning: 'how long the mail server may be silent before an e-mail is tried again later',
  },
  {
    name: 'SMTP_<TENANT>_FROM',
    standard: '',
    meaning: 'address that e-mails of an operator come from; without it ikke-svar@ its host',
  },
  {
    name: 'CONTACT_<TENANT>_EMAIL',
    standard: '',
    meaning: 'mailbox of an operator with a contact page (RUTER), where its messages go',
  },
  {
    name: 'BRREG_URL',
    standard: '',
    meaning:
      'company register; without it https://data.brreg.no in production, else a local stand-in',
  },
  {
    name: 'BRREG_TIMEOUT_MS',
    standard: '7000',
    meaning: 'how long a look-up in the register may take, a second try included',
  },
  {
    name: 'SENTRY_DSN',
    standard: '',
    meaning: 'where errors are reported by the Sentry protocol; off without it',
  },
  {
    name: 'LOG_LEVEL',
    standard: 'info',
    meaning: 'trace, debug, info, warn, error, fatal or silent',
  },
  {
    name: 'RATE_LIMIT_PER_SESSION',
    standard: '600',
    meaning: 'requests a minute from one signed-in browser',
  },
  {
    name: 'RATE_LIMIT_PER_ADDRESS',
    standard: '300',
    meaning: 'requests a minute from one address without a session',
  },
  {
    name: 'EMBEDDED_ACCESS_TOKEN_SECONDS',
    standard: '900',
    meaning: 'how long a sign-in at the embedded provider lasts before it is renewed',
  },
  {
    name: 'PORTAL_NOW',
    standard: '',
    meaning: 'moment at which the clock starts, to try a month turn; not in production',
  },
  {
    name: 'NODE_ENV',
    standard: 'development',
    meaning: 'production refuses stand-ins and missing settings',
  },
] as const;

export type SettingName = (typeof settingDescriptions)[number]['name'];
