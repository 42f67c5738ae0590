/** Every setting, in the order of the table in docs/settings.md; a test compares the two. */
export const settingMeanings = {
  PORT: 'port to listen on',
  HOST: 'address to listen on',
  PUBLIC_URL: 'address that browsers use; https makes cookies secure',
  OPERATORS_DIR: 'folder of the operators, each in a folder of its own (docs/operators.md)',
  TENANT_HOSTS:
    'host names and their operators: host=tenant,host=tenant; the first of an operator’s is in links; an operator without a host does not run here',
  TRUST_PROXY:
    'true behind a proxy that sets X-Forwarded-*; behind several, how many; needed when PUBLIC_URL is https',
  DATABASE_URL: 'PostgreSQL; without it an embedded database with the demo world, for trying',
  DATABASE_OWNER_URL:
    'the same database by a role that owns its tables, where that of DATABASE_URL owns none: for npm run setup and npm run migrate',
  DATABASE_LISTEN_URL:
    'PostgreSQL itself, where DATABASE_URL is a connection pooler between transactions',
  DATABASE_READ_URL:
    'a hot standby of that PostgreSQL, past any connection pooler: lists, exports and statistics are read from it',
  DATA_DIR: 'folder of the embedded database',
  TAKST_KEY:
    'what secrets in the database are encrypted with: 32 random bytes as base64 (openssl rand -base64 32); several with commas between, of which the first writes and all read; without it, for trying, one is made in DATA_DIR',
  WEB_FOLDER: 'folder of the built pages',
  'OIDC_<TENANT>_ISSUER':
    'identity provider of an operator, whose id stands for <TENANT> in capital letters; without it an embedded one, for trying',
  'OIDC_<TENANT>_CLIENT_ID': 'client id at that provider',
  'OIDC_<TENANT>_CLIENT_SECRET': 'client secret; left out for a public client',
  'OIDC_<TENANT>_SCOPES': 'scopes to ask for',
  'OIDC_<TENANT>_TRUST_EMAIL':
    'yes where the provider has proved every e-mail that it gives, and leaves email_verified out; one that it calls unverified never counts',
  'IDENTITY_<TENANT>_ISSUER':
    'OpenID Connect provider that proves who a new customer is (BankID), for the full form of onboarding; without it an embedded one, for trying',
  'IDENTITY_<TENANT>_CLIENT_ID': 'client id at that provider',
  'IDENTITY_<TENANT>_CLIENT_SECRET': 'client secret',
  'IDENTITY_<TENANT>_SCOPES': 'scopes to ask for: name and birth date must be among their claims',
  'IDENTITY_<TENANT>_ACR_VALUES':
    'how people prove who they are, in the provider’s words; left to the provider without it',
  'ONBOARDING_<TENANT>_FORM':
    'full for identity and contract, simple for a request for access, where the operator offers onboarding; without it simple in production, and full elsewhere',
  SMS_URL: 'SMS gateway: POST {from, to, text, reference}; without it a local stand-in',
  SMS_TOKEN: 'bearer token of the gateway',
  SMTP_URL:
    'mail server: smtp://user:password@host:587 or smtps://…:465; without it a local stand-in',
  SMTP_TIMEOUT_MS: 'how long the mail server may be silent before an e-mail is tried again later',
  'SMTP_<TENANT>_FROM':
    'address that e-mails of an operator come from; without it ikke-svar@ its host',
  'CONTACT_<TENANT>_EMAIL':
    'mailbox of customer support: warned when a code pool runs low, and gets the contact form (needed where the operator has one)',
  BRREG_URL:
    'company register; without it https://data.brreg.no, or a local stand-in beside the demo world',
  BRREG_TIMEOUT_MS: 'how long a look-up in the register may take, a second try included',
  PEPPOL_SMP_URL:
    'where Peppol says who receives e-invoices (SMP); without it the one that its locator names for each company, or a local stand-in beside the demo world',
  PEPPOL_TIMEOUT_MS:
    'how long a look-up of a receiver of e-invoices may take, a second try included',
  ACCESS_POINT_URL:
    'access point of the Peppol network that invoices are sent through as EHF; without it they go by e-mail alone, or through a local stand-in beside the demo world',
  ACCESS_POINT_TOKEN: 'bearer token of the access point',
  SENTRY_DSN: 'where errors are reported by the Sentry protocol; off without it',
  METRICS_TOKEN:
    'bearer token, 20 characters or more, that /metrics asks for; without it there is no /metrics',
  LOG_LEVEL: 'trace, debug, info, warn, error, fatal or silent',
  SESSION_UNUSED_HOURS:
    'hours without use after which a session ends; what a page asks by itself is no use',
  SESSION_LONGEST_DAYS: 'days after which a session ends in any case',
  RATE_LIMIT_PER_SESSION: 'requests a minute from one signed-in browser',
  RATE_LIMIT_PER_ADDRESS: 'requests a minute from one address without a session',
  EMBEDDED_ACCESS_TOKEN_SECONDS:
    'how long a sign-in at the embedded provider lasts before it is renewed',
  PORTAL_NOW:
    'moment at which the clock starts; the schedule follows it (05:15 invoices, 07:05 codes, nights), so that a month turn or retention can be tried; not in production',
  NODE_ENV:
    'production, or development or test for what the specification opens there; needed without the demo world',
  TAKST_DEMO:
    '1 for the demo world and stand-ins beside DATABASE_URL or PUBLIC_URL; 0 for neither, in any case',
} as const;

export type SettingName = keyof typeof settingMeanings;
