import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, expect, it } from 'vitest';
import { bytesOf, HttpClient } from './http-client.ts';

/** What hangs; a busy machine takes longer than an idle one. */
const within = { timeout: 20_000 };
let server: Server;
let client: HttpClient;
let port: number;

beforeEach(async () => {
  server = createServer((_request, response) => {
    response.setHeader('content-length', 5);
    response.end('hello');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
  client = new HttpClient(port);
  return () => {
    client.close();
    server.close();
  };
});

it('goes on after the server has closed a connection that rested', within, async () => {
  expect(await client.ask(bytesOf(port, { path: '/' }))).toBe('hello');
  server.closeAllConnections();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await client.ask(bytesOf(port, { path: '/' }))).toBe('hello');
});

it('says that a connection was closed instead of an answer', within, async () => {
  server.removeAllListeners('request');
  const answer = client.ask(bytesOf(port, { path: '/' }));
  await once(server, 'request');
  server.closeAllConnections();
  await expect(answer).rejects.toThrow('the connection was closed');
});
