import type { Database } from '#platform/db/database.ts';
import type { EmbeddedClient } from './embedded-client.ts';
import { accountStore } from './embedded-provider.store.ts';
import { textsIn } from './texts.ts';

const day = 86_400;

/** The portal as its users sign in to it. */
export const signInClient = (
  database: Database,
  { accessTokenSeconds }: { accessTokenSeconds: number },
): EmbeddedClient => ({
  clientId: 'takst-portal',
  path: '/oidc',
  callbackPath: '/implicit/callback',
  cookiePrefix: 'takst_oidc',
  modelPrefix: '',
  scopes: 'openid email profile offline_access',
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name'] },
  hasRefreshTokens: true,
  hasSignOut: true,
  accessTokenSeconds,
  sessionSeconds: 14 * day,
  findClaims: async (tenant, subject) => {
    const account = await accountStore(database, tenant).findBySubject(subject);
    if (!account) return null;
    const { email, name } = account;
    const given_name = name.split(' ')[0];
    return { sub: subject, email, email_verified: true, name, given_name };
  },
  failedTitle: (language) => textsIn(language).failed,
});
