import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { setTimeout } from 'node:timers/promises';
import { cookieOf } from './cookies.ts';
import { answerFailure } from './failure.ts';

/** Too many wrong tries to guess a secret: answered with 429 and Retry-After. */
export class TooManyTries extends Error {
  override name = 'TooManyTries';
  readonly statusCode = 429;
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('too many wrong tries');
    this.retryAfterSeconds = Math.max(1, retryAfterSeconds);
  }
}

/** Requests per minute, for one session and for one address without a session. */
export type RateLimits = {
  perSession: number;
  perAddress: number;
  /**
   * Counts a request for all processes together; after how many seconds the caller may ask again when it has used up its
   * minute, else null.
   */
  countForAll: (request: { who: string; max: number }) => Promise<number | null>;
};

/** Whether a token is none that somebody made up. */
export type IsFromHere = (token: string) => boolean;

/**
 * Pages and calls that only a secret link leads to. Each link counts on its own: the phones of many
 * holders share an address, and their pages ask again each minute.
 */
const privateLink =
  /^\/(?:billett|aktiver|fribilletter\/skatt|register\/sign|onboarding\/signing|holder-api\/(?:tickets|tax-notices)|user-api\/activation)\/[^/?]+/;

/** The key of a voucher, in the address of its page and in the header of its calls; each counts on its own, too. */
const voucherKey = ({ url, headers }: FastifyRequest): string | undefined => {
  if (url.startsWith('/voucher-api/')) return headers.authorization;
  return url.startsWith('/bildeling?') ? url : undefined;
};

/** Bounds sessions and invented links: many may share an address, but not without limit. */
const maxSessionsPerAddress = 20;

/**
 * Limits requests by session, by private link and by address. Each process counts what only reads by itself: with several
 * processes that limit is so many times higher, which still stops floods. Sign-ins, codes, private links and files are
 * counted in the database as well, where all processes share the count.
 */
export async function limitRates(
  app: FastifyInstance,
  limits: RateLimits,
  isFromHere: IsFromHere,
): Promise<void> {
  // A made-up cookie counts for its address: it would else be a limit of its own.
  const sessionOf = (request: FastifyRequest): string | undefined => {
    const token = cookieOf(request, 'takst_session');
    return token !== undefined && isFromHere(token) ? token : undefined;
  };
  const maxOf = (request: FastifyRequest): number =>
    sessionOf(request) ? limits.perSession : limits.perAddress;
  const callerOf = (request: FastifyRequest): string =>
    `${request.ip} ${sessionOf(request) ?? privateLink.exec(request.url)?.[0] ?? voucherKey(request) ?? ''}`;
  await app.register(rateLimit, {
    global: true,
    timeWindow: '1 minute',
    max: (request: FastifyRequest) =>
      isTicketAppRequest(request) ? limits.perSession * maxSessionsPerAddress : maxOf(request),
    keyGenerator: callerOf,
    allowList: isUnlimited,
  });
  const addressLimit = app.createRateLimit({
    timeWindow: '1 minute',
    max: limits.perSession * maxSessionsPerAddress,
    keyGenerator: (request: FastifyRequest) => `all of ${request.ip}`,
    allowList: isUnlimited,
  });
  app.addHook('onRequest', async (request, reply) => {
    const limit = await addressLimit(request);
    if (limit.isAllowed || !limit.isExceeded) return undefined;
    return answerTooMany(reply, limit.ttlInSeconds);
  });
  app.addHook('onRequest', async (request, reply) => {
    const kind = request.routeOptions.config.counted;
    if (!kind) return undefined;
    // Without the database nobody is let in uncounted: the error is answered with 503.
    const seconds = await limits.countForAll({
      who: `${kind} ${callerOf(request)}`,
      max: maxOf(request),
    });
    return seconds === null ? undefined : answerTooMany(reply, seconds);
  });
  answerFormFloodsLate(app);
}

function answerTooMany(reply: FastifyReply, seconds: number): FastifyReply {
  reply.header('retry-after', seconds);
  return answerFailure(reply, 'TOO_MANY_REQUESTS', { retryAfterSeconds: seconds });
}

/** How late, and how many at once: more are answered at once, as each takes memory. */
const late = { ms: 1_000, most: 500 };

/**
 * The public order form delays its answer to a caller over the limit: a script that waits for its answers can ask
 * only so often, and leaves the processor to others.
 */
function answerFormFloodsLate(app: FastifyInstance): void {
  let waiting = 0;
  app.addHook('onSend', async ({ url }, { statusCode }) => {
    if (statusCode !== 429 || !url.startsWith('/order-form-api/') || waiting >= late.most) return;
    waiting += 1;
    await setTimeout(late.ms);
    waiting -= 1;
  });
}

/** One ticket app calls for all its phones; its wrong codes are counted separately. */
const isTicketAppRequest = ({ url }: FastifyRequest): boolean =>
  url.startsWith('/app-api/') || url.startsWith('/ticketoffice-api/app/');

const isUnlimited = ({ url }: FastifyRequest): boolean =>
  url.startsWith('/assets/') ||
  url === '/billett/service-worker.js' ||
  url.startsWith('/dev/sms-gateway');
