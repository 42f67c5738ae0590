import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { chanceFrom } from '../../database/demo/chance.ts';
import { isFlat } from '../../e2e/trials/requests/heap.ts';
import { KnownValues } from '../../e2e/trials/requests/known-values.ts';
import { makeRequest } from '../../e2e/trials/requests/make-request.ts';
import { makeValue, type Schema } from '../../e2e/trials/requests/make-value.ts';
import { faultOfAnswer, type Operation } from '../../e2e/trials/requests/operations.ts';

const body: Schema = {
  type: 'object',
  properties: {
    kind: { enum: ['one', 'other'] },
    phone: { type: 'string', pattern: String.raw`^\d{4,14}$` },
    name: { type: 'string', minLength: 1, maxLength: 20 },
    day: { type: 'string', format: 'date' },
    count: { type: 'integer', minimum: 1, maximum: 5 },
    share: { type: 'number', exclusiveMinimum: 0, maximum: 9 },
    note: { anyOf: [{ type: 'string' }, { type: 'null' }] },
    lines: { type: 'array', minItems: 1, maxItems: 3, items: { type: 'boolean' } },
  },
  required: ['kind', 'phone', 'count', 'lines'],
  additionalProperties: false,
};

const operation: Operation = {
  operationId: 'changeThing',
  method: 'PUT',
  path: '/api/thing/{id}',
  tag: 'thing',
  security: [{ session: [] }],
  parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } }],
  requestBody: { content: { 'application/json': { schema: body } } },
  responses: {
    200: {
      content: {
        'application/json': {
          schema: { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] },
        },
      },
    },
  },
};

function requestsOf(seed: number) {
  const chance = chanceFrom(seed);
  const known = [new KnownValues(chance)];
  known[0]?.learn({ matches: [{ id: 4711 }] }, 'thing');
  const maker = { chance, known, host: 'localhost', maySpoil: true };
  return Array.from({ length: 300 }, () => makeRequest(operation, maker, 'token'));
}

describe('requests made from a document', () => {
  it('have bodies that their schema takes, before they are spoiled', () => {
    const reader = z.fromJSONSchema(body as Parameters<typeof z.fromJSONSchema>[0]);
    const source = { chance: chanceFrom(1), known: () => undefined };
    for (let times = 0; times < 300; times += 1) {
      const value = makeValue(body, source, 'body');
      expect(reader.safeParse(value).error, JSON.stringify(value)).toBeUndefined();
    }
  });

  it('are the same for the same seed, and others for another', () => {
    expect(requestsOf(7)).toEqual(requestsOf(7));
    expect(requestsOf(7)).not.toEqual(requestsOf(8));
  });

  it('name what exists, and what does not', () => {
    const paths = requestsOf(7).map(({ path }) => path);
    expect(paths.filter((path) => path === '/api/thing/4711').length).toBeGreaterThan(100);
    expect(new Set(paths).size).toBeGreaterThan(10);
  });
});

describe('answers', () => {
  it('are compared with the document, by status and content', () => {
    expect(faultOfAnswer(operation, 200, { id: 1 })).toBeNull();
    expect(faultOfAnswer(operation, 200, { id: 'one' })).toContain('id');
    expect(faultOfAnswer(operation, 418, {})).toBe('the document has no 418');
  });

  it('leave a heap that is flat once caches are full, or one that grows', () => {
    expect(isFlat([80, 90, 100, 101, 100, 102, 101, 100])).toBe(true);
    expect(isFlat([80, 90, 100, 110, 120, 130, 140, 150])).toBe(false);
  });
});
