import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Database } from '#platform/db/database.ts';
import '#platform/http/fastify-types.ts';
import { newestMessages } from './message.query.ts';
import { refuseInProduction } from './not-in-production.ts';
import { outboxPage, outboxScript, outboxStyle } from './outbox-page.ts';

const recipientAskedFor = (request: FastifyRequest): string => {
  const to = Object.assign<{ to?: unknown }, unknown>({}, request.query).to;
  return typeof to === 'string' ? to.replaceAll(/[\s\0]/g, '') : '';
};

/** `/dev/outbox`: all messages that the stand-ins received for the operator of this host. */
export function outbox(database: Database): FastifyPluginAsync {
  refuseInProduction('/dev/outbox');
  return async (app) => {
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    const readPage = async (request: FastifyRequest) => {
      const { operator, brandTitle } = tenantOf(request.tenant);
      const recipient = recipientAskedFor(request);
      // The sender is the operator for an SMS, the brand for an e-mail.
      const sender = [operator, brandTitle];
      const messages = await newestMessages(database, { sender, recipient });
      return { sender: operator, recipient, messages };
    };
    app.get('/dev/outbox', async (request, reply) =>
      reply.type('text/html; charset=utf-8').send(outboxPage(await readPage(request))),
    );
    app.get('/dev/outbox.json', async (request) => (await readPage(request)).messages);
    app.get('/dev/outbox.css', (_request, reply) => reply.type('text/css').send(outboxStyle));
    app.get('/dev/outbox.js', (_request, reply) =>
      reply.type('text/javascript').send(outboxScript),
    );
  };
}
