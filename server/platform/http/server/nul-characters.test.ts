import { describe, expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';

describe('a NUL, which PostgreSQL takes in no statement', () => {
  portalTest.each([
    '/order-form-api/{text}',
    '/user-api/activation/{text}',
    '/onboarding/post-area/{text}',
    '/onboarding/company/create-prefill/{text}',
    '/holder-api/tickets/{text}',
    '/holder-api/tax-notices/{text}',
    '/bestill/{text}',
    '/billett/{text}',
    '/order-form-api/x?text={text}',
    '/login?loginHint={text}&returnTo={text}',
    '/oidc/auth?login_hint={text}',
  ])('in %s is refused, and is no fault of ours', async (portal, path) => {
    for (const text of ['%00', 'a%00b']) {
      const { status, text: answer } = await portal.send({
        method: 'GET',
        path: path.replaceAll('{text}', text),
        headers: { cookie: `takst_session=${portal.user('operator').token}` },
      });
      expect([status, answer]).toEqual([400, '{"code":"MALFORMED","fields":[]}']);
    }
  });
});
