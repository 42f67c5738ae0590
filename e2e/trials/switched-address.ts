import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** An address of a database that leads to one server, and after a failover to another. */
export async function switchedAddress(port: number, firstPort: number) {
  let target = firstPort;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    near.pipe(far).pipe(near);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const endConnections = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    leadTo(next: number) {
      target = next;
      endConnections();
    },
    stop() {
      endConnections();
      server.close();
    },
  };
}
