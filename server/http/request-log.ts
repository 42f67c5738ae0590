import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/** One line for each request, when it has been answered: writing two costs more than a list's SQL. */
export class OneLineForEach extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const line = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) reply.log.error({ ...line, err: error }, 'request errored');
    else reply.log.info(line, 'request completed');
  }
}
