import { maxRowsAtOnce } from '@takst/domain/ticketing/batches/batch.ts';
import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';
import { batchSource, batchTotals } from './batch.schema.ts';
import { type BatchService, storedColumns } from './batch-service.ts';
import { cellText, notFound, notOpen, ownersCall, pathOf, position } from './call-parts.ts';

/** From a file that was read to rows that are checked. */
export function draftCalls(service: BatchService) {
  const { needs, needsToRead, exampleOptions } = service;
  return {
    createBatch: route({
      method: 'POST',
      ...ownersCall(service, '/drafts'),
      summary: 'Makes a draft for rows that follow in parts',
      needs,
      body: z.strictObject({
        source: batchSource,
        options: service.options,
        total: z.int().check(z.minimum(1), z.maximum(service.maxRows, { error: 'maxValue' })),
        /** What the user has mapped by hand, remembered for the company's next file. */
        columnMap: z._default(
          z
            .array(
              z.strictObject({
                heading: z.string().check(z.minLength(1), z.maxLength(200)),
                column: z.enum(Object.keys(service.columns)),
              }),
            )
            .check(z.maxLength(200)),
          [],
        ),
      }),
      example: {
        source: { kind: 'file', name: 'Ansatte.xlsx' },
        options: exampleOptions,
        total: 1,
      },
      reply: z.object({ id }),
      refusals: {},
    }),

    listColumnMap: route({
      method: 'GET',
      ...ownersCall(service, '/column-map'),
      summary: 'Headings that users of the company have mapped to columns by hand',
      needs,
      reply: z.array(z.object({ heading: z.string(), column: z.string() })),
      refusals: {},
    }),

    putRows: route({
      method: 'PUT',
      path: pathOf(service, '/{id}/rows'),
      summary: 'Stores rows of a draft from a position on; the same part twice is stored once',
      needs: needsToRead,
      body: z.strictObject({
        from: position,
        rows: z.array(cellsOf(service)).check(z.minLength(1), z.maxLength(maxRowsAtOnce)),
      }),
      example: { from: 1, rows: [exampleRow(service)] },
      reply: z.object({ stored: z.int() }),
      refusals: {
        ...notFound,
        ...notOpen,
        /** Past the number of rows with which the draft was made. */
        TOO_MANY_ROWS: { status: 422 },
      },
    }),

    setOptions: route({
      method: 'PUT',
      path: pathOf(service, '/{id}/options'),
      summary: 'Changes what stands above the table of a draft; all its rows are checked again',
      needs: needsToRead,
      body: z.strictObject({ options: service.options }),
      example: { options: exampleOptions },
      reply: z.object({ unchecked: z.int() }),
      refusals: { ...notFound, ...notOpen },
    }),

    checkRows: route({
      method: 'POST',
      path: pathOf(service, '/{id}/check'),
      summary: 'Checks up to 1,000 rows that are not checked; again until none is left',
      needs: needsToRead,
      reply: z.object({ totals: batchTotals }),
      refusals: { ...notFound, ...notOpen },
    }),
  };
}

const cellsOf = (service: BatchService) =>
  z.strictObject(
    Object.fromEntries(storedColumns(service).map(([name]) => [name, z.optional(cellText)])),
  );

const exampleRow = (service: BatchService) =>
  Object.fromEntries(storedColumns(service).map(([name, { example }]) => [name, example]));
