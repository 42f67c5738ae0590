import {
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';

/**
 * Logs one line per request, after its answer: two would cost more than a list's SQL. Its few fields
 * have no personal data, so redaction is switched off for it.
 */
export class OneLinePerRequest extends LogController {
  readonly #lines: FastifyBaseLogger;

  constructor(log: FastifyBaseLogger) {
    super();
    this.#lines = log.child({}, { redact: [] });
  }

  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const { statusCode, elapsedTime } = reply;
    const { streamMs } = request;
    const line = {
      req: request,
      res: { statusCode },
      // The work: the rest is how long a stream was open.
      responseTime: elapsedTime - streamMs,
      ...(streamMs > 0 && { streamMs }),
    };
    if (error) reply.log.error({ ...line, err: error }, 'request errored');
    else this.#lines.info({ reqId: request.id, ...line }, 'request completed');
  }
}
