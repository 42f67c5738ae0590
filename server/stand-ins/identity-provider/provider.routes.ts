import type { FastifyPluginAsync } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { Language } from '#http/call.ts';
import '#http/fastify-types.ts';
import { siteOf } from '#session/session.public.ts';
import type { ProviderAt } from './create-provider.ts';

const languages = new WeakMap<IncomingMessage, Language>();
export const languageOfRaw = (raw: IncomingMessage): Language => languages.get(raw) ?? 'nb';

/** Passes all other requests under /oidc to oidc-provider, in a scope without body parsers. */
export const providerRoutes =
  ({ providerAt, secure }: { providerAt: ProviderAt; secure: boolean }): FastifyPluginAsync =>
  async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, _payload, done) => done(null));
    app.all('/oidc/*', async (request, reply) => {
      const { raw } = request;
      const provider = await providerAt(siteOf(request, secure));
      languages.set(raw, request.language);
      reply.hijack();
      const originalUrl = raw.url ?? '/oidc/';
      Object.assign(raw, { originalUrl, url: originalUrl.slice('/oidc'.length) });
      await provider.callback()(raw, reply.raw);
    });
  };
