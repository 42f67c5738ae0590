import { identityCallbackPath } from '#platform/integrations/identity/identity.public.ts';
import type { EmbeddedClient } from '../identity-provider/embedded-client.ts';
import { findIdentifiedPerson } from './identified-people.ts';
import { identityTextsIn } from './identity-texts.ts';

/** The portal as people prove who they are to it: the stand-in for BankID. */
export const identityClient: EmbeddedClient = {
  clientId: 'takst-identity',
  path: '/oidc/identity',
  callbackPath: identityCallbackPath,
  cookiePrefix: 'takst_identity',
  modelPrefix: 'identity:',
  scopes: 'openid profile',
  claims: { openid: ['sub'], profile: ['name', 'given_name', 'family_name', 'birthdate'] },
  hasRefreshTokens: false,
  hasSignOut: false,
  accessTokenSeconds: 300,
  sessionSeconds: 300,
  findClaims: async (_tenant, subject) => {
    const person = findIdentifiedPerson(subject);
    if (!person) return null;
    const { givenName: given_name, familyName: family_name, birthdate } = person;
    return {
      sub: subject,
      name: `${given_name} ${family_name}`,
      given_name,
      family_name,
      birthdate,
    };
  },
  failedTitle: (language) => identityTextsIn(language).failed,
};
