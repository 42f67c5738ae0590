/// <reference types="vite/types/importMeta.d.ts" />
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { batchCalls } from '#ticketing/batches/batch-calls.ts';
import { batchServices } from '#app/batch-services.ts';
import { failures } from '#platform/calls/failures.ts';
import { openApiOf } from '#platform/calls/openapi.ts';
import type { Route } from '#platform/calls/route.ts';

type Operation = {
  operationId: string;
  security: unknown;
  parameters: { name: string; in: string; required?: boolean; schema: object }[];
  responses: Record<string, { content: { 'application/json': { schema: object } } }>;
};
type Document = {
  openapi: string;
  servers: unknown[];
  paths: Record<string, Record<string, Operation>>;
};

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'path' in value && 'refusals' in value;

/** Every route of the contract: the literals, by looking into its files, and those of batches. */
const files = import.meta.glob<object>('../**/*.contract.ts', { eager: true });
const routes: Route[] = [
  ...Object.values(files).flatMap((file) => Object.values(file).filter(isRoute)),
  ...Object.values(batchServices).flatMap((service) => Object.values(batchCalls(service))),
];

const described = (some: readonly Route[]) =>
  openApiOf(some, {
    title: 'Takst',
    operationIdOf: ({ method, path }) => `${method} ${path}`,
  });

const byPath = routes.map((route) => [`${route.method} ${route.path}`, route] as const);
const document: Document = JSON.parse(JSON.stringify(described(routes)));

/** An address has no slash at its end. */
const operationOf = ({ path, method }: Route) =>
  document.paths[path.replace(/\/$/, '')]?.[method.toLowerCase()] ?? expect.fail(`no ${path}`);

describe('the contract as OpenAPI (architecture §2)', () => {
  it('is an OpenAPI 3.1 document with every route once', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(routes.length).toBeGreaterThanOrEqual(9);
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(operations.toSorted()).toEqual(
      routes.map(({ method, path }) => `${method} ${path.replace(/\/$/, '')}`).toSorted(),
    );
  });

  it.each(byPath)(
    '%s declares the parameters of its path, the company’s among them',
    (_, route) => {
      const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declared = operationOf(route).parameters.filter((parameter) => parameter.in === 'path');
      expect(declared.map(({ name, required }) => [name, required])).toEqual(
        inPath.map((name) => [name, true]),
      );
      const names = [...Object.keys(route.params ?? {}), ...(route.company ? [route.company] : [])];
      expect(names.filter((name) => !inPath.includes(name))).toEqual([]);
    },
  );

  it.each(byPath)('%s says whether it needs a session', (_, route) => {
    expect(operationOf(route).security).toHaveLength(route.needs === 'anyone' ? 0 : 1);
  });

  it.each(byPath)('%s has an answer for every refusal and failure', (_, route) => {
    const text = JSON.stringify(operationOf(route).responses);
    const codes = [...Object.keys(route.refusals), ...Object.keys(failures)];
    const missing = codes.filter((code) => !text.includes(`{"const":"${code}"}`));
    const isForAnyone =
      route.needs === 'anyone' || route.needs === 'this-browser' || route.needs === 'voucher-key';
    expect(missing).toEqual(isForAnyone ? ['NOT_SIGNED_IN'] : []);
  });

  it.each(byPath)('%s takes an Idempotency-Key when a user changes something', (_, route) => {
    const names = operationOf(route).parameters.map(({ name }) => name);
    const isUsers =
      route.needs !== 'anyone' && route.needs !== 'ticket-app' && route.needs !== 'voucher-key';
    expect(names.includes('Idempotency-Key')).toBe(isUsers && route.method !== 'GET');
  });

  it.each(byPath)('%s says whether it comes with an ETag, and as a stream', (_, route) => {
    const { parameters, responses } = operationOf(route);
    const names = parameters.map(({ name }) => name);
    expect(names.includes('If-None-Match')).toBe(route.hasETag === true);
    expect('304' in responses).toBe(route.hasETag === true);
    expect('text/event-stream' in (responses['200']?.content ?? {})).toBe(route.canStream === true);
    if (route.canStream) expect(route.hasETag).toBe(true);
  });

  it('says whose secret a call wants: a user’s cookie, or a ticket app’s client id and secret', () => {
    const securityByNeed = Object.fromEntries(
      routes.map((route) => [route.needs, operationOf(route).security]),
    );
    expect(securityByNeed).toMatchObject({
      'signed-in': [{ session: [] }],
      companyTicket: [{ session: [] }],
      'ticket-app': [{ ticketApp: [] }],
      'voucher-key': [{ voucherKey: [] }],
    });
    expect(securityByNeed['anyone']).toEqual([]);
  });

  it('says which features a call needs: one, one of several, or each of several', () => {
    const needs = (need: Route['needs']) => {
      const [route] = routes.map((one) => ({ ...one, needs: need }));
      if (!route) throw new Error('no route');
      return JSON.stringify(described([route]));
    };
    expect(needs('companyTicket')).toContain('Needs the feature `companyTicket`.');
    const either = needs({ any: ['companyTicket', 'housing'] });
    expect(either).toContain('Needs the feature `companyTicket` or `housing`.');
    expect(either).toContain('"session"');
    expect(needs({ all: ['housing', 'housing.order'] })).toContain(
      'Needs the features `housing` and `housing.order`.',
    );
  });

  it('shows a date as the text that travels', () => {
    const ordering = document.paths['/api/ticket/create']?.['post'];
    expect(ordering).toMatchObject({
      requestBody: {
        content: {
          'application/json': {
            schema: {
              properties: { startDate: { type: 'string', format: 'date' } },
              required: expect.arrayContaining(['phone', 'startDate']),
            },
          },
        },
      },
    });
  });

  it('a refusal has its own fields beside its code, and all of them', () => {
    expect(
      JSON.stringify(document.paths['/api/ticket/create']?.['post']?.responses['409']),
    ).toContain('"required":["code","expectedQuaranteenEndDate","lastOrder"]');
  });

  it('a list may be called with a page, words, a filter and an order, and needs none of them', () => {
    const list = document.paths['/api/subscriber/by-company-id/{id}']?.['get'];
    const queryParameters = list?.parameters.filter((parameter) => parameter.in === 'query');
    expect(queryParameters?.map(({ name, required }) => [name, required])).toEqual([
      ['maxEntries', false],
      ['offset', false],
      ['searchFor', false],
      ['filter', false],
      ['sort', false],
      ['agreementId', false],
      ['costCentre', false],
    ]);
  });
});

/** Every object inside a value, itself among them. */
const objectsIn = (value: unknown): Record<string, unknown>[] =>
  typeof value === 'object' && value !== null
    ? [value as Record<string, unknown>, ...Object.values(value).flatMap(objectsIn)]
    : [];

/** Fields that a schema requires and does not describe. */
const undescribed = (schema: unknown): unknown[] =>
  objectsIn(schema)
    .filter(({ type, required }) => type === 'object' && Array.isArray(required))
    .flatMap(({ required, properties }) =>
      (required as string[]).filter((name) => !Object.hasOwn(properties ?? {}, name)),
    );

const isVariable = (segment: string): boolean => segment.startsWith('{');

/** Whether one address may be taken for the other, neither being the more fixed one: `/a/{id}/b` and `/a/c/{id}`. */
function isAmbiguous(one: string, other: string): boolean {
  const pairs = one.split('/').map((segment, index) => [segment, other.split('/')[index] ?? '']);
  const differing = pairs.filter(([a, b]) => a !== b) as [string, string][];
  return (
    one.split('/').length === other.split('/').length &&
    differing.every(([a, b]) => isVariable(a) || isVariable(b)) &&
    differing.some(([a, b]) => isVariable(a) && !isVariable(b)) &&
    differing.some(([a, b]) => !isVariable(a) && isVariable(b))
  );
}

/** They have a word where others that the specification names too have an id. */
const ambiguousInSpecification = [
  '/api/subscriber/by-company-id/{id}',
  '/freeticket-api/ticket/by-company-id/{id}',
  '/freeticket-api/ticket/for-same-employee-as-this-order/{id}',
  '/freeticket-api/ticket/{id}/expiry/{isoDate}',
  '/onboarding/company/create-prefill/{orgNumber}',
  '/schoolticket-api/ticket/by-company-id/{id}',
];

/** What Redocly's recommended rules ask for beside the form of the document (docs/decisions/0134). */
describe('the document for linters and generators', () => {
  it('says where the calls go', () => {
    expect(document.servers).toMatchObject([{ url: '/' }]);
  });

  it('has no address with a slash at its end', () => {
    expect(Object.keys(document.paths).filter((path) => path.endsWith('/'))).toEqual([]);
    expect(routes.filter(({ path }) => path.endsWith('/'))).not.toEqual([]);
  });

  it('has no two addresses that may be taken for one another, save the specification’s own', () => {
    const paths = Object.keys(document.paths);
    const ambiguous = (some: readonly string[]) =>
      some.flatMap((one, index) =>
        some
          .slice(index + 1)
          .filter((other) => isAmbiguous(one, other))
          .map((other) => `${one} ${other}`),
      );
    const own = paths.filter((path) => !ambiguousInSpecification.includes(path));
    expect(ambiguous(own)).toEqual([]);
    for (const path of ambiguousInSpecification)
      expect(ambiguous(paths).some((pair) => pair.split(' ').includes(path))).toBe(true);
  });

  it('describes every field that it requires, the keys of a record among them', () => {
    expect(undescribed(document.paths)).toEqual([]);
    expect(undescribed({ type: 'object', required: ['a'], properties: { b: {} } })).toEqual(['a']);
    const overview = document.paths['/onboarding/company/count']?.['get'];
    expect(JSON.stringify(overview)).not.toContain('propertyNames');
  });

  it('has a number for what is read of an address as one, and text for the rest', () => {
    const schemaOf = (path: string, name: string) =>
      document.paths[path]?.['get']?.parameters.find((one) => one.name === name)?.schema;
    const list = '/api/subscriber/by-company-id/{id}';
    expect(schemaOf(list, 'id')).toEqual({ type: 'integer', minimum: 1 });
    expect(schemaOf(list, 'offset')).toEqual({ type: 'integer', minimum: 0 });
    expect(schemaOf(list, 'searchFor')).toMatchObject({ type: 'string' });
    expect(schemaOf('/onboarding/post-area/{postCode}', 'postCode')).toMatchObject({
      type: 'string',
    });
  });

  it('takes the name of a call for its operation', () => {
    const [route] = routes;
    expect(route && operationOf(route).operationId).toBe(`${route?.method} ${route?.path}`);
  });

  it('could name each call by its export: no two have the same', () => {
    const names = Object.values(files).flatMap((file) =>
      Object.entries(file).flatMap(([name, value]) => (isRoute(value) ? [name] : [])),
    );
    expect(names.length).toBeGreaterThan(300);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

describe('the example of a body', () => {
  const withBody = routes.filter(({ body }) => body !== undefined);

  it('stands in the document, for every call that takes a body', () => {
    expect(withBody.length).toBeGreaterThanOrEqual(15);
    for (const route of withBody) {
      const { requestBody } = operationOf(route) as { requestBody?: { content: object } };
      expect(requestBody?.content).toMatchObject({
        'application/json': { example: route.example },
      });
    }
  });

  it.each(withBody.map((route) => [`${route.method} ${route.path}`, route] as const))(
    'is what its own schema takes: %s',
    (_, { body, example }) => {
      expect(body && z.safeParse(body, example)).toMatchObject({ success: true });
    },
  );

  it('that is wrong would be seen', () => {
    const [route] = withBody;
    expect(route?.body && z.safeParse(route.body, { nothing: 1 }).success).toBe(false);
  });
});
