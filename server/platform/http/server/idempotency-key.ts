import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { idempotencyKeyForm } from '@takst/contract/platform/calls/idempotency-key.ts';
import type { Idempotency } from '../call.ts';

/** Whether a request has a key of a wrong form: what is repeated with it would be done again. */
export const hasMalformedKey = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean => {
  const key = headers['idempotency-key'];
  return key !== undefined && !(typeof key === 'string' && idempotencyKeyForm.test(key));
};

/** What in a body says which visitor or phone it comes from. */
const identifying = ['token', 'phoneCountryCode', 'phone', 'appId'] as const;

type Caller = {
  readonly userId: number | null;
  /** Of a ticket app. */
  readonly clientId: string | null;
  /** The digest of the cookie of a call that needs a browser. */
  readonly browser?: string | null | undefined;
};

/**
 * The caller's `Idempotency-Key` with a digest of the request; null without one. The keys of callers without a
 * user are told apart by ticket app, browser, path (with the token of a link) and the phone and token of the body, so that no caller
 * gets the answer of another.
 */
export function idempotencyOf(
  request: Pick<FastifyRequest, 'method' | 'url' | 'body' | 'headers'>,
  { userId, clientId, browser = null }: Caller,
): Idempotency | null {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !idempotencyKeyForm.test(key)) return null;
  const call = [request.method, request.url];
  const digest = digestOf([...call, request.body ?? null]);
  if (userId !== null) return { userId, key, digest, sealedWith: null };
  const visitor = [
    clientId,
    ...(browser === null ? [] : [browser]),
    ...call,
    ...identifying.map((name) => valueIn(request.body, name)),
  ];
  return { userId: 0, key: digestOf([...visitor, key]), digest, sealedWith: key };
}

const digestOf = (values: readonly unknown[]): string =>
  hash('sha256', JSON.stringify(values), 'base64url');

const valueIn = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null
    ? (Object.entries(body).find(([one]) => one === name)?.[1] ?? null)
    : null;
