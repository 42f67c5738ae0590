import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

const lowest = 10_000;
/** Above them, the system gives ports to connections. */
const highest = 32_000;
const slots = 32;
const portsOfSlot = Math.floor((highest - lowest) / slots);

/**
 * A port that nobody listens on. Not one that the system gives: until somebody listens there, seconds later or again after a
 * restart, it would give the same one to a connection. Workers that run side by side have ports of their own: one of them
 * would find free what another is about to take. A second vitest beside the first numbers its workers as that one does: it
 * begins at another slot.
 */
export async function freePort(): Promise<number> {
  const worker = Number(process.env['VITEST_POOL_ID'] ?? 0);
  const slot = (worker + Number(process.env['FIRST_PORT_SLOT'] ?? 0)) % slots;
  const first = lowest + slot * portsOfSlot;
  for (;;) {
    const port = randomInt(first, first + portsOfSlot);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  server.once('error', () => resolve(false));
  server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  return promise;
}
