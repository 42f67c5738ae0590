import type { FastifyPluginAsync } from 'fastify';
import '#platform/http/fastify-types.ts';
import { browserTokenOf } from '#platform/access/keep-browser.ts';
import { identityCallbackPath } from '#platform/integrations/identity/identity.public.ts';
import { digestOf } from '#platform/access/tokens/secret-token.ts';
import { siteOf } from '#platform/http/site-of-request.ts';
import { finishIdentification } from './finish-identification.ts';

type Dependencies = Parameters<typeof finishIdentification>[0] & { readonly secure: boolean };

/** The address to which the identity provider sends the browser back; redirects to the page that goes on. */
export const identityCallbackRoutes =
  ({ secure, ...dependencies }: Dependencies): FastifyPluginAsync =>
  async (app) => {
    const finish = finishIdentification(dependencies);
    app.get(identityCallbackPath, { config: { counted: 'sign-ins' } }, async (request, reply) => {
      const token = browserTokenOf(request);
      const { path, problem } = await finish({
        origin: {
          tenant: request.tenant,
          userId: null,
          channel: 'onboarding',
          requestId: request.id,
          idempotency: null,
        },
        url: new URL(request.url, siteOf(request, secure).origin),
        browser: token === undefined ? null : digestOf(token),
      });
      if (problem) request.log.warn({ problem }, 'identification failed');
      return reply.header('cache-control', 'no-store').redirect(path, 303);
    });
  };
