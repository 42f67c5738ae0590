import fastifyStatic from '@fastify/static';
import { openApiOf } from '@takst/contract/platform/calls/openapi.ts';
import type { Route } from '@takst/contract/platform/calls/route.ts';
import type { FastifyInstance } from 'fastify';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';

const page = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Takst API</title><link rel="icon" href="/api-docs/ui/favicon-32x32.png"><link rel="stylesheet" href="/api-docs/ui/swagger-ui.css"></head>
<body><div id="swagger-ui"></div>
<script src="/api-docs/ui/swagger-ui-bundle.js"></script><script src="/api-docs/start.js"></script>
</body></html>`;

const start = `SwaggerUIBundle({ url: '/openapi.json', dom_id: '#swagger-ui', deepLinking: true });`;

type ApiDocs = {
  readonly routes: readonly Route[];
  readonly readOperationIds: () => Promise<(route: Route) => string | undefined>;
};

/** The contract as `/openapi.json`, and a page to read it at `/api-docs`. */
export async function serveApiDocs(
  app: FastifyInstance,
  { routes, readOperationIds }: ApiDocs,
): Promise<void> {
  const makeDocument = async () =>
    JSON.stringify(openApiOf(routes, { title: 'Takst', operationIdOf: await readOperationIds() }));
  // Made for the first reader: it takes half a second, which no start has to wait for.
  let cachedDocument: Promise<string> | undefined;
  const document = () => (cachedDocument ??= makeDocument());
  const root = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

  app.get('/openapi.json', async (_request, reply) =>
    reply.type('application/json').send(await document()),
  );
  app.get('/api-docs', (_request, reply) => reply.type('text/html').send(page));
  app.get('/api-docs/start.js', (_request, reply) => reply.type('text/javascript').send(start));
  await app.register(fastifyStatic, {
    root,
    prefix: '/api-docs/ui/',
    decorateReply: false,
    index: false,
    allowedPath: (path) => /^\/(swagger-ui(-bundle)?\.(css|js)|favicon-32x32\.png)$/.test(path),
  });
}
