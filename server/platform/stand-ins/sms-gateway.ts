import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import type { Database } from '#platform/db/database.ts';
import { saveMessage } from './message.store.ts';
import { refuseInProduction } from './not-in-production.ts';

export const smsGatewayPath = '/dev/sms-gateway/messages';

/** The gateway answers 503 for this number, so that a failing message can be tried by hand. */
export const phoneWithGatewayDown = '+4749999999';
/** The gateway always refuses this number. */
export const phoneRefusedByGateway = '+4749999998';

const message = z.object({
  from: z.string().min(1),
  to: z.string().regex(/^\+\d{5,18}$/),
  text: z.string().min(1).max(1_600),
  reference: z.string().min(1).max(200),
});

type Gateway = {
  readonly database: Database;
  readonly token: string;
  readonly now: () => Temporal.Instant;
};

/** A local SMS gateway with the real protocol; received messages can be read at /dev/outbox. */
export function smsGatewayStandIn({ database, token, now }: Gateway): FastifyPluginAsync {
  refuseInProduction('The local SMS gateway');
  return async (app) => {
    app.post(smsGatewayPath, async (request, reply) => {
      if (request.headers.authorization !== `Bearer ${token}`) {
        return reply.status(401).send({ error: 'unknown token' });
      }
      const parsed = message.safeParse(request.body);
      if (!parsed.success) return reply.status(400).send({ error: 'not a message' });
      const { from, to, text, reference } = parsed.data;
      if (to === phoneWithGatewayDown) return reply.status(503).send({ error: 'gateway is down' });
      if (to === phoneRefusedByGateway) return reply.status(422).send({ error: 'unknown number' });
      await saveMessage(
        database,
        { kind: 'sms', key: reference, sender: from, recipient: to, subject: null, body: text },
        now(),
      );
      return reply.status(202).send({ reference });
    });
  };
}
