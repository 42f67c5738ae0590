import type { FastifyPluginAsync } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { Language } from '#platform/http/call.ts';
import '#platform/http/fastify-types.ts';
import { siteOf } from '#platform/http/site-of-request.ts';
import type { ProviderAt } from './create-provider.ts';
import type { EmbeddedClient } from './embedded-client.ts';

const languages = new WeakMap<IncomingMessage, Language>();
export const languageOfRaw = (raw: IncomingMessage): Language => languages.get(raw) ?? 'nb';

type Dependencies = { path: EmbeddedClient['path']; providerAt: ProviderAt; secure: boolean };

/** Passes all other requests under the path to oidc-provider, in a scope without body parsers. */
export const providerRoutes =
  ({ path, providerAt, secure }: Dependencies): FastifyPluginAsync =>
  async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, _payload, done) => done(null));
    app.all(`${path}/*`, async (request, reply) => {
      const { raw } = request;
      const provider = await providerAt(siteOf(request, secure));
      languages.set(raw, request.language);
      reply.hijack();
      const originalUrl = raw.url ?? `${path}/`;
      Object.assign(raw, { originalUrl, url: originalUrl.slice(path.length) });
      await provider.callback()(raw, reply.raw);
    });
  };
