import { voucherClient } from '@takst/domain/services/vouchers/voucher-client.ts';
import type { Chance } from '../../../database/demo/chance.ts';
import type { KnownValues } from './known-values.ts';
import { makeValue, type ValueSource } from './make-value.ts';
import type { Operation } from './operations.ts';
import { spoilValue, strangeValue } from './spoil-value.ts';

export type GeneratedRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

type Maker = {
  readonly chance: Chance;
  /** What the caller was answered comes before what anybody was. */
  readonly known: readonly KnownValues[];
  readonly host: string;
  /** To begin with, nothing is spoiled, so that there is something to spoil. */
  readonly maySpoil: boolean;
};

const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;
const demoApp = basic('demo-app:demo-secret-ruter');

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.toWellFormed() : (JSON.stringify(value) ?? '');

/** Not as it stands in an address, where it would end it: `%` and bytes that are no text among them. */
function inAddress(value: unknown, chance: Chance): string {
  if (chance.in100(1)) return '%ff%fe';
  if (chance.in100(1)) return '%';
  return encodeURIComponent(textOf(value)).slice(0, 6_000);
}

/** `/by-company-id/{id}` and `/company/{id}` say more than the parameter does. */
const namedIn = (path: string, name: string): string =>
  new RegExp(`/(by-)?company(-id)?/\\{${name}\\}`).test(path) ? 'companyId' : name;

/** A request of an operation, in order or spoiled in one part; `token` is the caller's session. */
export function makeRequest(
  operation: Operation,
  { chance, known, host, maySpoil }: Maker,
  token: string | null,
): GeneratedRequest {
  const find = (name: string) =>
    (chance.in100(80) ? known : known.toReversed())
      .map((values) => values.find(name, operation.tag))
      .find((value) => value !== undefined);
  const source: ValueSource = { chance, known: find };
  const spoiled =
    maySpoil && chance.in100(45) ? chance.pick(['path', 'query', 'body', 'body', 'body']) : null;
  const values = (place: 'path' | 'query') =>
    operation.parameters
      .filter((one) => one.in === place && (place === 'path' || one.required || chance.in100(35)))
      .map(({ name, schema }) => {
        const value = spoiled === place && chance.in100(50) ? strangeValue(chance) : undefined;
        const inOrder =
          place === 'path' && chance.in100(90)
            ? source.known(namedIn(operation.path, name))
            : undefined;
        return [name, value ?? inOrder ?? makeValue(schema, source, name)] as const;
      });
  const inPath = new Map(values('path'));
  // With nothing in it, a path may be that of another operation.
  const path = operation.path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => inAddress(inPath.get(name), chance) || '-',
  );
  const query = values('query').map(([name, value]) => `${name}=${inAddress(value, chance)}`);
  if (spoiled === 'query') {
    const [name = 'page'] = (query[chance.below(query.length)] ?? '').split('=');
    query.push(`${chance.in100(50) ? name : 'other'}=${inAddress(strangeValue(chance), chance)}`);
  }
  const body = bodyOf(operation, { source, isSpoiled: spoiled === 'body' });
  return {
    method: operation.method,
    path: (query.length === 0 ? path : `${path}?${query.join('&')}`).slice(0, longestAddress),
    headers: { ...headersOf(operation, { chance, host, token }), ...body.headers },
    ...(body.text === undefined ? {} : { body: body.text }),
  };
}

/** Node refuses more than 16 kB of headers before any route sees them. */
const longestAddress = 12_000;

type Sender = { readonly chance: Chance; readonly host: string; readonly token: string | null };

function headersOf(
  { method, security }: Operation,
  { chance, host, token }: Sender,
): Record<string, string> {
  const needs = Object.keys(security[0] ?? {})[0];
  const address = [10, chance.below(256), chance.below(256), chance.below(256)].join('.');
  const key = chance.in100(5)
    ? chance.pick(['short', 'ø'.repeat(3), 'x'.repeat(500), 'same-key-for-all'])
    : `key-${chance.below(2 ** 31)}-${chance.below(2 ** 31)}`;
  return {
    host,
    accept: 'application/json',
    // Behind a proxy: what is limited by address is not what is tried here.
    'x-forwarded-for': address,
    ...(method === 'GET' ? {} : { origin: `http://${host}` }),
    ...(token === null ? {} : { cookie: `takst_session=${token}` }),
    ...(needs === 'ticketApp' && chance.in100(90) ? { authorization: demoApp } : {}),
    ...(needs === 'voucherKey' ? { authorization: basic(`${voucherClient}:${address}`) } : {}),
    ...(method !== 'GET' && chance.in100(30) ? { 'idempotency-key': encodeURI(key) } : {}),
    ...(method === 'GET' && chance.in100(2) ? { 'if-none-match': '"x", W/"y"' } : {}),
  };
}

type BodyWish = { readonly source: ValueSource; readonly isSpoiled: boolean };
type MadeBody = { readonly text?: string; readonly headers: Readonly<Record<string, string>> };

const notJson = [
  '',
  '{',
  '[1,',
  'null',
  '"text"',
  '{"a":1,"a":2}',
  '\uFEFF{}',
  'a=b',
  '{"a":1e999}',
] as const;
const otherTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/xml',
  'x',
] as const;
const asJson = { 'content-type': 'application/json' };

function bodyOf({ requestBody, method }: Operation, { source, isSpoiled }: BodyWish): MadeBody {
  const { chance } = source;
  const described = requestBody?.content['application/json'];
  if (!described) {
    const text = JSON.stringify(strangeValue(chance)) ?? '{}';
    return isSpoiled && method !== 'GET' ? { text, headers: asJson } : { headers: {} };
  }
  const made = makeValue(described.schema, source, 'body');
  const { example } = described;
  const inOrder = example !== undefined && chance.in100(50) ? mixed(example, made, chance) : made;
  if (!isSpoiled) return { text: JSON.stringify(inOrder), headers: asJson };
  if (chance.in100(5)) return { text: chance.pick(notJson), headers: asJson };
  if (chance.in100(2)) return { text: `{"a":"${'x'.repeat(1_500_000)}"}`, headers: asJson };
  const text = JSON.stringify(spoilValue(inOrder, chance)) ?? '';
  return { text, headers: chance.in100(4) ? { 'content-type': chance.pick(otherTypes) } : asJson };
}

/** The document's own example, with some fields as they were made: those that have to fit together stay together. */
function mixed(example: unknown, made: unknown, chance: Chance): unknown {
  if (!isFields(example) || !isFields(made)) return example;
  const entries = Object.entries(made).filter(([name]) => !(name in example) || chance.in100(30));
  return { ...example, ...Object.fromEntries(entries) };
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
