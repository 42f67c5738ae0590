import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';

/**
 * Closes connections when the server stops: idle ones at once, busy ones after their answer. Node alone
 * keeps a busy connection open for its next request, and stopping would take more than a minute.
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
