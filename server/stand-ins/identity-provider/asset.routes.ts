import type { FastifyPluginAsync } from 'fastify';
import { readFile } from 'node:fs/promises';

/** Style and script of the provider's pages, as files because of the strict CSP. */
export const assetRoutes: FastifyPluginAsync = async (app) => {
  const read = (name: string) => readFile(new URL(name, import.meta.url), 'utf8');
  const [style, script] = await Promise.all([read('provider.css'), read('sign-out.js')]);
  app.get('/oidc/assets/provider.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'max-age=3600').send(style),
  );
  app.get('/oidc/assets/sign-out.js', (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'max-age=3600')
      .send(script),
  );
};
