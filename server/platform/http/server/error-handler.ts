import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerFailure } from '../failure.ts';
import { TooManyTries } from '../rate-limits.ts';

/** An error with an answer of its own; the first match decides. */
type KnownError = {
  matches: (error: unknown) => boolean;
  code: 'UNAVAILABLE' | 'IDEMPOTENCY_KEY_REUSED';
};

export type ErrorHandlerOptions = {
  known: readonly KnownError[];
  reportError: (error: unknown, where: { requestId: string; route: string }) => void;
};

/** Reports unexpected errors and answers 500 with only a request id (spec: general error). */
export function handleErrors(
  app: FastifyInstance,
  { known: knownErrors, reportError }: ErrorHandlerOptions,
): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const answer = knownErrors.find(({ matches }) => matches(error))?.code;
    if (answer) {
      request.log.warn({ err: error }, 'answered with %s', answer);
      return answerFailure(reply.header('retry-after', '5'), answer);
    }
    const status = error.statusCode ?? 500;
    if (status === 413) return answerFailure(reply, 'TOO_LARGE');
    if (status === 429) {
      const retryAfterSeconds = error instanceof TooManyTries ? error.retryAfterSeconds : null;
      const seconds = retryAfterSeconds ?? Number(reply.getHeader('retry-after') ?? 60);
      reply.header('retry-after', seconds);
      return answerFailure(reply, 'TOO_MANY_REQUESTS', { retryAfterSeconds: seconds });
    }
    if (status >= 400 && status < 500) return answerUnreadable(reply);
    request.log.error({ err: error }, 'unexpected error');
    reportError(error, { requestId: request.id, route: routeOf(request) });
    return answerFailure(reply, 'UNEXPECTED', { id: request.id });
  });
}

/** Also for a URL that cannot be parsed, which never reaches a route. */
export const answerUnreadable = (reply: FastifyReply): FastifyReply =>
  answerFailure(reply, 'MALFORMED', { fields: [{ path: '', message: 'wrongFormat' }] });

const routeOf = (request: FastifyRequest): string =>
  `${request.method} ${request.routeOptions.url ?? '(no route)'}`;
