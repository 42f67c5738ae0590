import fastify, { type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from 'vitest';
import { closeIdleConnections } from './idle-connections.ts';

const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const within = { timeout: 2_000 };

describe('a server that stops', () => {
  let app: FastifyInstance;
  let answer: PromiseWithResolvers<string>;
  let begun: PromiseWithResolvers<void>;
  beforeEach(async () => {
    answer = Promise.withResolvers();
    begun = Promise.withResolvers();
    app = fastify();
    closeIdleConnections(app);
    app.get('/quick', async () => 'quick');
    app.get('/slow', () => {
      begun.resolve();
      return answer.promise;
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
  });
  const open = async (bytes: string) => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(bytes);
    return socket;
  };

  it('closes connections without any request', within, async () => {
    const socket = await open('');
    await app.close();
    expect(await once(socket, 'close')).toEqual([false]);
  });

  it('lets go of connections that wait for their next request', within, async () => {
    const socket = await open(request('/quick'));
    await once(socket, 'data');
    await app.close();
    expect(await once(socket, 'close')).toEqual([false]);
  });

  it('finishes the answers that it has begun', within, async () => {
    const socket = await open(request('/slow'));
    const received = text(socket);
    await begun.promise;
    const closed = app.close();
    await expect.poll(() => app.server.listening).toBe(false);
    answer.resolve('at last');
    expect(await received).toMatch(/200 OK[\s\S]*at last$/);
    await closed;
  });
});
