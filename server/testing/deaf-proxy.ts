import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * Stands before a server and can go deaf: connections stay open, and nothing comes through them
 * any more, as when a network swallows what is sent.
 */
export async function deafProxy(url: string) {
  const target = new URL(url);
  let isDeaf = false;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => {
        if (!isDeaf) to.write(bytes);
      });
      from.on('close', () => to.destroy());
      from.on('error', () => to.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href,
    goDeaf: (deaf: boolean) => {
      isDeaf = deaf;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
