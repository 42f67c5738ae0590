import { earlyClicksScript } from '@takst/contract/platform/calls/early-clicks.ts';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';
import { hash } from 'node:crypto';

/** Headers of every answer: no foreign script, no framing, no sniffing. One script of ours stands in pages, by its digest. */
export async function addSecurityHeaders(
  app: FastifyInstance,
  { secure }: { secure: boolean },
): Promise<void> {
  const headers = await computeHeaders(secure);
  app.addHook('onRequest', (_request, { raw }, done) => {
    for (const [name, value] of headers) raw.setHeader(name, value);
    done();
  });
}

/** Helmet computes the same headers for every request, 5 % of a list call: computed once here. */
async function computeHeaders(secure: boolean): Promise<readonly (readonly [string, string])[]> {
  const sample = fastify();
  await sample.register(helmet, settings(secure));
  sample.get('/', async (_request, { raw }) => raw.getHeaders());
  const response = await sample.inject('/');
  await sample.close();
  return Object.entries(response.json<Record<string, string>>());
}

function settings(secure: boolean): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", `'sha256-${hash('sha256', earlyClicksScript, 'base64')}'`],
        // React Aria places its popovers with style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        // Signing out posts here and is redirected to the tenant's identity provider.
        formAction: ["'self'", ...(secure ? ['https:'] : ['http://*.localhost:*', 'https:'])],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  };
}
