import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';

/**
 * A server that stops finishes the answers that it has begun and lets go of every connection as
 * soon as nothing is being answered on it. Node alone keeps one that was busy at that moment for
 * its next request, and the end would wait for it for more than a minute.
 */
export function closeIdleConnections(app: FastifyInstance): void {
  const idle = new Set<Socket>();
  let isStopping = false;
  app.server.on('connection', (socket: Socket) => {
    idle.add(socket);
    socket.once('close', () => idle.delete(socket));
  });
  app.server.on('request', ({ socket }, response) => {
    idle.delete(socket);
    response.once('close', () => {
      if (isStopping) socket.destroySoon();
      else if (!socket.destroyed) idle.add(socket);
    });
  });
  app.addHook('preClose', async () => {
    isStopping = true;
    for (const socket of idle) socket.destroy();
  });
}
