import { maxRowsAtOnce } from '@takst/domain/ticketing/batches/batch.ts';
import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { batchRow, batchTotals } from './batch.schema.ts';
import { type BatchService, storedColumns } from './batch-service.ts';
import { cellText, columnNameOf, notFound, notOpen, pathOf, position } from './call-parts.ts';

export function mendCalls(service: BatchService) {
  const columnName = columnNameOf(service);
  const [exampleColumn = ''] = storedColumns(service)[0] ?? [];
  return {
    mendRows: route({
      method: 'POST',
      path: pathOf(service, '/{id}/mend'),
      summary: 'Changes cells or leaves rows out, and checks the rows that this is about',
      needs: service.needsToRead,
      body: z.discriminatedUnion('do', [
        z.strictObject({
          do: z.literal('set-cells'),
          cells: z
            .array(
              z.strictObject({
                position,
                column: columnName,
                /** The expected text: a cell with another text is not changed. */
                from: cellText,
                to: cellText,
              }),
            )
            .check(z.minLength(1), z.maxLength(maxRowsAtOnce)),
        }),
        z.strictObject({
          do: z.enum(['leave-out', 'take-in']),
          positions: z.array(position).check(z.minLength(1), z.maxLength(maxRowsAtOnce)),
        }),
        /** In every row that says `from` in the column. */
        z.strictObject({
          do: z.literal('replace'),
          column: columnName,
          from: cellText,
          to: cellText,
        }),
        /** Takes the proposal of every row with this fault. */
        z.strictObject({
          do: z.literal('take-proposals'),
          column: columnName,
          fault: z.string().check(z.maxLength(100)),
        }),
        /** Every row with this fault. */
        z.strictObject({
          do: z.literal('leave-out-faulty'),
          column: z.nullable(columnName),
          fault: z.string().check(z.maxLength(100)),
        }),
      ]),
      example: {
        do: 'set-cells',
        cells: [{ position: 1, column: exampleColumn, from: '', to: 'x' }],
      },
      reply: z.object({
        totals: batchTotals,
        /** The rows that were changed, and those that are about the same; at most 1,000. */
        rows: z.array(batchRow),
        /** The current texts of cells that another user has changed. */
        conflicts: z.array(z.object({ position: z.int(), column: z.string(), value: z.string() })),
      }),
      refusals: { ...notFound, ...notOpen },
    }),
  };
}
