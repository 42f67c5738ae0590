import { ofTenant } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Logger } from 'pino';
import { createDiscover, type OidcProviders } from '#platform/integrations/oidc/oidc.public.ts';
import { portalRegister } from '../adapters/portal-register.ts';
import { publicOrigins } from '../settings/public-origins.ts';
import type { Settings } from '../settings/settings.ts';
import { databaseCheck } from './check-database.ts';
import { standbyCheck } from './check-standby.ts';
import { messageChecks, type TestRecipient } from './check-messages.ts';
import { portalCheck } from './check-portal.ts';
import { providerCheck, redirectPaths } from './check-provider.ts';
import { type Check, checkOf, type Finding, reasonOf } from './finding.ts';

type Try = {
  readonly settings: Settings;
  /** After the installation the tables are there and the portal answers; before it, neither. */
  readonly isInstalled: boolean;
  readonly recipient: TestRecipient | null;
  readonly discover?: ReturnType<typeof createDiscover>;
};

/** What `setup` and `doctor` try, for everything that the settings name; nothing is tried of stand-ins. */
export function checksOf({ settings, isInstalled, recipient, ...rest }: Try): Check[] {
  const { DATABASE_URL, DATABASE_OWNER_URL, DATABASE_LISTEN_URL, DATABASE_READ_URL, demo } =
    settings;
  const { discover = createDiscover({ demo }) } = rest;
  const origins = publicOrigins(settings);
  const tableMaker = DATABASE_OWNER_URL ?? DATABASE_URL;
  const databases = [
    ['DATABASE_URL', DATABASE_URL],
    ['DATABASE_OWNER_URL', DATABASE_OWNER_URL],
    ['DATABASE_LISTEN_URL', DATABASE_LISTEN_URL],
  ] as const;
  const checks: (Check | null)[] = [
    ...databases.map(([setting, url]) =>
      url === undefined
        ? null
        : databaseCheck({
            setting,
            url,
            isInstalled,
            makesTables: url === tableMaker,
            isPooled: setting === 'DATABASE_URL' && DATABASE_LISTEN_URL !== undefined,
          }),
    ),
    DATABASE_URL && DATABASE_READ_URL
      ? standbyCheck({
          primaryUrl: DATABASE_LISTEN_URL ?? DATABASE_URL,
          readUrl: DATABASE_READ_URL,
        })
      : null,
    ...settings.tenants.flatMap((tenant) => {
      const use = (provider: OidcProviders[typeof tenant], kind: keyof typeof redirectPaths) =>
        typeof provider === 'string'
          ? null
          : providerCheck({
              subject: subjects[kind](tenant),
              prefix: `${kind === 'signIn' ? 'OIDC' : 'IDENTITY'}_${tenant.toUpperCase()}`,
              settings: provider,
              redirectUri: ofTenant(origins, tenant) + redirectPaths[kind],
              discover,
            });
      return [
        use(ofTenant(settings.providers, tenant), 'signIn'),
        use(ofTenant(settings.onboarding, tenant).identity, 'identity'),
      ];
    }),
    ...messageChecks(settings, recipient),
    demo && settings.BRREG_URL === undefined ? null : registerCheck(settings),
    ...(isInstalled && !demo
      ? settings.tenants.map((tenant) => portalCheck(tenant, ofTenant(origins, tenant)))
      : []),
  ];
  return checks.filter((check) => check !== null);
}

const subjects = {
  signIn: (tenant: string) => `identity provider of ${tenant}`,
  identity: (tenant: string) => `provider of new customers’ identity of ${tenant}`,
} as const;

/** The register itself is in the register. */
const ownNumber = '974760673';
const silent: Pick<Logger, 'info'> = { info: () => undefined };

/** While the register is away, the portal works: what it would fill in is typed. */
const registerCheck = (settings: Settings): Check =>
  checkOf({
    subject: 'company register',
    settings: ['BRREG_URL'],
    attempt: async () => {
      try {
        await portalRegister(settings, silent).lookUp(ownNumber);
        return 'answers';
      } catch (error) {
        const note = `companies cannot be looked up now: ${reasonOf(error)}`;
        return { text: null, notes: [note] };
      }
    },
  });

/** Runs all checks at once, and tells what they found in their order. */
export async function runChecks(checks: readonly Check[]): Promise<Finding[]> {
  return (await Promise.all(checks.map(({ run }) => run()))).flat();
}
