import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { unit } from './unit.schema.ts';

export const getUnitOfSubscriber = route({
  method: 'GET',
  path: '/api/housing/unit/by-subscriber-id/{id}',
  summary: 'The unit where a resident lives, or lived last, with everybody of it',
  needs: 'housing',
  reply: unit,
  /** No ticket or subscription of housing was ever ordered for them. */
  refusals: { NOT_A_RESIDENT: { status: 404 } },
});

export const findUnit = route({
  method: 'GET',
  path: '/api/housing/unit/by-company-id/{id}',
  summary: 'The unit that has a number, with everybody of it',
  needs: 'housing',
  company: 'id',
  query: z.strictObject({ number: z.string().check(z.minLength(1), z.maxLength(20)) }),
  exampleQuery: { number: 'H0101' },
  /** Null while nobody has lived there. */
  reply: z.object({ unit: z.nullable(unit) }),
  refusals: {},
});
