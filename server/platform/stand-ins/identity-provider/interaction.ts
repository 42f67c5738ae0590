import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { InteractionResults } from 'oidc-provider';
import '#platform/http/fastify-types.ts';
import { siteOf } from '#platform/http/site-of-request.ts';
import type { ProviderAt } from './create-provider.ts';
import type { EmbeddedClient } from './embedded-client.ts';
import { errors } from './load-oidc-provider.ts';
import { failedPage } from './sign-out-page.ts';

export type InteractionDependencies = {
  client: EmbeddedClient;
  providerAt: ProviderAt;
  secure: boolean;
};

/** Reads and finishes a sign-in at the provider; the pages of the stand-in share it. */
export const interactionOf = ({ providerAt, secure }: InteractionDependencies) => ({
  /** Parameters of the request; throws where the browser began none. */
  paramsOf: async (request: FastifyRequest, reply: FastifyReply) => {
    const provider = await providerAt(siteOf(request, secure));
    return (await provider.interactionDetails(request.raw, reply.raw)).params;
  },
  finish: async (
    request: FastifyRequest,
    reply: FastifyReply,
    result: InteractionResults,
  ): Promise<FastifyReply> => {
    const provider = await providerAt(siteOf(request, secure));
    const next = await provider.interactionResult(request.raw, reply.raw, result);
    return reply.redirect(next, 303);
  },
});

/** Prepares a scope for the pages of a step: forms, no caching, a page for a step that is gone. */
export function preparePages(app: FastifyInstance, { failedTitle }: EmbeddedClient): void {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 10_000 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof errors.SessionNotFound)) throw error;
    const { tenant, language } = request;
    const page = failedPage({ tenant, language, title: failedTitle(language) });
    return sendPage(reply.status(400), page);
  });
}

export const sendPage = (reply: FastifyReply, page: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').send(page);

/** Address of the form on the page of a request. */
export const formAction = ({ url }: FastifyRequest): string => url.replace(/\?.*$/, '');
