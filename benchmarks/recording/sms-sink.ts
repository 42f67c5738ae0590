import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a gateway that discards every message; returns its address and a function that stops it. */
export async function smsSink(): Promise<{ url: string; stop: () => void }> {
  const server: Server = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(202, { 'content-length': 0 }).end());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
