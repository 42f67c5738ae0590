import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Requests a minute, for one signed-in browser and for one address without a session. */
export type RateLimits = { perSession: number; perAddress: number };

export const sessionCookie = 'takst_session';

/**
 * Limits requests by session and by address. Each process counts by itself: with several, the
 * limit is that many times higher, which still stops what it is for.
 */
export async function limitRates(app: FastifyInstance, limits: RateLimits): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    timeWindow: '1 minute',
    max: (request: FastifyRequest) =>
      request.cookies[sessionCookie] ? limits.perSession : limits.perAddress,
    keyGenerator: (request: FastifyRequest) =>
      `${request.ip} ${request.cookies[sessionCookie] ?? ''}`,
    allowList: (request: FastifyRequest) =>
      request.url.startsWith('/assets/') || request.url.startsWith('/dev/sms-gateway'),
  });
}
