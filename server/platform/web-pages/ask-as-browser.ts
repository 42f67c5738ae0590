import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The answer of a reading call, as a browser gets it. */
export type ReadAnswer = {
  readonly text: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
};
type AnyAnswer = ReadAnswer & { readonly status: number };
export type Ask = (address: string) => Promise<ReadAnswer | null>;

/** By these the portal knows operator, session, language and caller. */
const keptHeaders = [
  'host',
  'cookie',
  'accept-language',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
] as const;

/**
 * Makes reading calls in the name of the browser that asks for a page: through the same limits, guards and handlers as
 * its own calls, by GET alone.
 */
export function askAsBrowser(
  app: FastifyInstance,
  request: FastifyRequest,
): (address: string) => Promise<AnyAnswer> {
  const { remoteAddress } = request.socket;
  const headers = Object.fromEntries(
    keptHeaders.flatMap((name) => {
      const value = request.headers[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  return async (address) => {
    const { statusCode, body, ...answer } = await app.inject({
      method: 'GET',
      url: address,
      headers: { ...headers, accept: 'application/json' },
      ...(remoteAddress !== undefined && { remoteAddress }),
    });
    return { status: statusCode, text: body, headers: textsIn(answer.headers) };
  };
}

/** The same for data: null for an answer that holds none. */
export function readAsBrowser(app: FastifyInstance, request: FastifyRequest): Ask {
  const ask = askAsBrowser(app, request);
  return async (address) => {
    const answer = await ask(address);
    const isJson = answer.headers['content-type']?.startsWith('application/json') ?? false;
    return answer.status === 200 && isJson ? answer : null;
  };
}

const textsIn = (headers: object): ReadAnswer['headers'] =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : undefined,
    ]),
  );
