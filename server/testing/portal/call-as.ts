import type { Route } from '@takst/contract/platform/calls/route.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import * as z from 'zod/mini';
import { send, type ReceivedAnswer } from './send.ts';

type Keys<Path extends string> = Path extends `${string}{${infer Key}}${infer Rest}`
  ? Key | Keys<Rest>
  : never;
type PathInput<R extends Route> = [Keys<R['path']>] extends [never]
  ? { params?: undefined }
  : { params: Readonly<Record<Keys<R['path']>, string | number>> };
type BodyInput<R extends Route> = R extends { body: infer B extends z.core.$ZodType }
  ? { body: z.input<B> }
  : { body?: undefined };
type QueryInput<R extends Route> = R extends { query: infer Q extends z.core.$ZodType }
  ? { query?: z.input<Q> }
  : { query?: undefined };

/** What a call takes, as it goes over the wire. */
export type CallInput<R extends Route> = PathInput<R> &
  BodyInput<R> &
  QueryInput<R> & { key?: string };

/** Any input at all, for calls that are not what the contract says. */
export type LooseInput = {
  params?: Readonly<Record<string, string | number>> | undefined;
  query?: unknown;
  body?: unknown;
  key?: string;
};

export type Caller = {
  tenant: TenantId;
  token: string;
  authorization?: string;
  /** Other cookies than the session's, as a header has them. */
  cookie?: string;
};

export type Answer = ReceivedAnswer & { json: unknown };

export const hosts: Readonly<Record<TenantId, string>> = {
  ruter: 'localhost',
  akt: 'akt.localhost',
  fjord: 'fjord.localhost',
  /** Made by the command, in tests that ask for it (`generated-operator.ts`). */
  nord: 'nord.localhost',
};

/** Calls a route as a user, or as nobody at a tenant's host; says what came back, whatever it is. */
export async function callLoosely(
  port: number,
  caller: Partial<Caller> & Pick<Caller, 'tenant'>,
  call: { route: Route; input: LooseInput },
): Promise<Answer> {
  const { route, input } = call;
  const host = `${hosts[caller.tenant]}:${port}`;
  const body = input.body === undefined ? undefined : JSON.stringify(input.body);
  const received = await send({
    port,
    method: route.method,
    path: addressOf(route, input),
    headers: {
      host,
      accept: 'application/json',
      ...(route.method === 'GET' ? {} : { origin: `http://${host}` }),
      ...(caller.token === undefined ? {} : { cookie: `takst_session=${caller.token}` }),
      ...(caller.cookie === undefined ? {} : { cookie: caller.cookie }),
      ...(caller.authorization === undefined ? {} : { authorization: caller.authorization }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(input.key === undefined ? {} : { 'idempotency-key': input.key }),
    },
    ...(body === undefined ? {} : { body }),
  });
  const json = contentOf(received);
  if (isNew(route, received)) assertAsDeclared(route, received.status, json);
  return { ...received, json };
}

/** Longer ones are seldom said twice. */
const maxRememberedLength = 1_000;
const answersOf = new WeakMap<Route, Set<string>>();

/** Whether a route has not given this answer before: thousands of calls are refused in the same words. */
function isNew(route: Route, { status, text }: ReceivedAnswer): boolean {
  if (text.length > maxRememberedLength) return true;
  const answers = answersOf.get(route) ?? new Set();
  answersOf.set(route, answers);
  const answer = `${status} ${text}`;
  if (answers.has(answer)) return false;
  answers.add(answer);
  return true;
}

function addressOf(route: Route, { params = {}, query = {} }: LooseInput): string {
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const queryString = new URLSearchParams(query as Record<string, string>).toString();
  return queryString === '' ? path : `${path}?${queryString}`;
}

/** An answer on the wire is what the contract says, and nothing more goes out beside it. */
function assertAsDeclared(route: Route, status: number, json: unknown): void {
  const schema = schemaOf(route, status, json);
  if (!schema) return;
  const read = z.safeParse(schema, json);
  if (!read.success) {
    throw new Error(`${route.path} answered ${status} with ${JSON.stringify(read.error.issues)}`);
  }
  const declared = JSON.stringify(sorted(z.encode(schema, read.data)));
  if (declared !== JSON.stringify(sorted(json))) {
    throw new Error(`${route.path} says more than its contract: ${JSON.stringify(json)}`);
  }
}

function schemaOf(route: Route, status: number, json: unknown): z.core.$ZodType | undefined {
  if (status === 200) return route.reply;
  const code = typeof json === 'object' && json && 'code' in json ? String(json.code) : '';
  const refusal = route.refusals[code];
  if (refusal?.status !== status) return undefined;
  const details = refusal.details instanceof z.ZodMiniObject ? refusal.details.shape : {};
  return z.object({ code: z.literal(code), ...details });
}

/** The same whatever the order of the fields. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([name, field]) => [name, sorted(field)]));
}

/** What was said: JSON, or the file itself. */
function contentOf({ text, headers }: ReceivedAnswer): unknown {
  if (text === '') return undefined;
  return headers['content-type']?.startsWith('application/json') ? JSON.parse(text) : text;
}
