import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { isCrossSite } from './cross-site.ts';
import { answerUnreadable, handleErrors, type ErrorHandlerOptions } from './error-handler.ts';
import { closeIdleConnections } from './idle-connections.ts';
import { answerFailure } from '../failure.ts';
import '../fastify-types.ts';
import { languageOfRequest } from '../look-of-request.ts';
import { OneLinePerRequest } from '#platform/observability/request-log.ts';
import { prefixOnHttps } from '../cookies.ts';
import { type IsFromHere, limitRates, type RateLimits } from '../rate-limits.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { tenantOfHost, type TenantHosts } from './tenant-of-host.ts';

export type HttpSettings = {
  tenantHosts: TenantHosts;
  /** Number of proxies in front, each of which adds to X-Forwarded-*; with 0 the headers are ignored. */
  trustedProxies: number;
  /** True when the portal is reached by https. */
  secure: boolean;
  rateLimits: RateLimits;
  /** Whether a session cookie is none that somebody made up. */
  isFromHere: IsFromHere;
};

const bodyLimitBytes = 1_048_576;
const requestTimeoutMs = 30_000;
/** Smaller answers fit in the first packets; not compressing them makes a list call 10 % faster. */
const compressionThresholdBytes = 4_096;

/** The server without routes: request ids, tenant, language, headers, limits, CSRF protection, errors. */
export async function createServer(
  settings: HttpSettings,
  { log, errors }: { log: FastifyBaseLogger; errors: ErrorHandlerOptions },
): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: log,
    logController: new OneLinePerRequest(log),
    genReqId: () => randomUUID(),
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    // Trust only the entries that our own proxies added; the client may have sent those before.
    trustProxy: (_address, hops) => hops < settings.trustedProxies,
    frameworkErrors: (_error, _request, reply) => answerUnreadable(reply),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  handleErrors(app, errors);
  closeIdleConnections(app);

  await app.register(cookie);
  app.decorateRequest('cookiePrefix', settings.secure ? prefixOnHttps : '');
  await addSecurityHeaders(app, settings);
  await limitRates(app, settings.rateLimits, settings.isFromHere);
  await app.register(compress, { threshold: compressionThresholdBytes, encodings: ['br', 'gzip'] });

  app.decorateRequest('tenant', '');
  app.decorateRequest('language', 'nb');
  app.decorateRequest('streamMs', 0);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    const tenant = tenantOfHost(settings.tenantHosts, request.host);
    if (!tenant && !isProbe(request.url)) return answerFailure(reply, 'NOT_FOUND');
    // Probes are asked of no operator.
    request.tenant = tenant ?? '';
    request.language = languageOfRequest(request);
    // PostgreSQL takes no NUL in any statement, and no address of ours has one.
    if (/%00/.test(request.url)) return answerFailure(reply, 'MALFORMED', { fields: [] });
    if (isCrossSite(request) && !allowsCrossSite(request.url)) {
      return answerFailure(reply, 'CROSS_SITE');
    }
    return undefined;
  });
  return app;
}

/** Probes use the address, not a tenant's host name. */
const isProbe = (url: string): boolean => ['/healthz', '/readyz', '/metrics'].includes(url);

/** The embedded provider protects its own forms; gateway stand-ins are called by servers. */
const allowsCrossSite = (url: string): boolean =>
  url.startsWith('/oidc/') || url.startsWith('/dev/sms-gateway');
