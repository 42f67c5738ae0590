import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { headersOfWork } from '#testing/statements.ts';

export type SendOptions = {
  port: number;
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
};

export type ReceivedAnswer = {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  bytes: Uint8Array;
};

const agent = new Agent({ keepAlive: true, maxSockets: 128 });

/** One request with the headers that are given, `Host` included, which `fetch` keeps to itself. */
export async function send({
  port,
  method = 'GET',
  path,
  headers,
  body,
}: SendOptions): Promise<ReceivedAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<ReceivedAnswer>();
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const allHeaders = { ...length, ...headersOfWork(), ...headers };
  const sending = request(
    { agent, host: '127.0.0.1', port, method, path, headers: allHeaders },
    (response) => {
      buffer(response).then((bytes) => {
        const text = new TextDecoder().decode(bytes);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text, bytes });
      }, reject);
    },
  );
  sending.on('error', reject);
  sending.end(body);
  return promise;
}
