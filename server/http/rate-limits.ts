import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerFailure } from './failure.ts';

/** Somebody has tried too often to find what is found by a secret alone: 429, and when to come again. */
export class TooManyTries extends Error {
  override name = 'TooManyTries';
  readonly statusCode = 429;
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('too many wrong tries');
    this.retryAfterSeconds = Math.max(1, retryAfterSeconds);
  }
}

/** Requests a minute, for one signed-in browser and for one address without a session. */
export type RateLimits = { perSession: number; perAddress: number };

export const sessionCookie = 'takst_session';

/** Many may sit behind one address, but not without end: a session cookie is made up in no time. */
const sessionsPerAddress = 20;

/**
 * Limits requests by session and by address. Each process counts by itself: with several, the
 * limit is that many times higher, which still stops what it is for.
 */
export async function limitRates(app: FastifyInstance, limits: RateLimits): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    timeWindow: '1 minute',
    max: (request: FastifyRequest) =>
      mayBeMany(request)
        ? limits.perSession * sessionsPerAddress
        : request.cookies[sessionCookie]
          ? limits.perSession
          : limits.perAddress,
    keyGenerator: (request: FastifyRequest) =>
      `${request.ip} ${request.cookies[sessionCookie] ?? ''}`,
    allowList: isUnlimited,
  });
  const allOfAddress = app.createRateLimit({
    timeWindow: '1 minute',
    max: limits.perSession * sessionsPerAddress,
    keyGenerator: (request: FastifyRequest) => `all of ${request.ip}`,
    allowList: isUnlimited,
  });
  app.addHook('onRequest', async (request, reply) => {
    const limit = await allOfAddress(request);
    if (limit.isAllowed || !limit.isExceeded) return undefined;
    const seconds = limit.ttlInSeconds;
    reply.header('retry-after', seconds);
    return answerFailure(reply, 'TOO_MANY_REQUESTS', { retryAfterSeconds: seconds });
  });
}

/** Behind a ticket app are all its phones; what is wrong in its calls is counted by itself. */
const mayBeMany = ({ url }: FastifyRequest): boolean => url.startsWith('/app-api/');

const isUnlimited = ({ url }: FastifyRequest): boolean =>
  url.startsWith('/assets/') || url.startsWith('/dev/sms-gateway');
