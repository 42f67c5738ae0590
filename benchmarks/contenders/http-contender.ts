import { busyFor } from '../measure/busy.ts';
import { bytesOf, HttpClient, type Request } from '../measure/http-client.ts';
import type { Contender } from '../measure/rotation.ts';

type ServerProcess = { name: string; port: number; pid: number; connections: number };

/** Sends the same requests in turn over several connections. */
export function httpContender(
  { name, port, pid, connections }: ServerProcess,
  requests: readonly Request[],
): Contender & { close: () => void } {
  const clients = Array.from({ length: connections }, () => new HttpClient(port));
  const bytes = requests.map((request) => bytesOf(port, request));
  let turn = 0;
  const ask = (client: HttpClient) => () => client.ask(bytes[turn++ % bytes.length] ?? '');
  return {
    name,
    pid,
    burst: (ms) => busyFor(ms, clients.map(ask)),
    close: () => clients.forEach((client) => client.close()),
  };
}
