import { maxPriceRows } from '@takst/domain/services/operator-desk/proposal.ts';
import { priceRowFaults } from '@takst/domain/services/operator-desk/row-faults.rules.ts';
import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { calendarDate, id } from '#platform/calls/scalars.ts';
import { proposedRows } from './proposal.schema.ts';

export const makeProposal = route({
  method: 'POST',
  path: '/operator-desk-api/proposal',
  summary:
    'Proposes a change of prices, or of other data of the operator, and tells the users who may approve it; rows that change nothing are left out',
  needs: 'operatorDesk',
  maxBodyBytes: 300 * maxPriceRows,
  maxBodyValues: 6 * maxPriceRows,
  body: z.strictObject({ proposed: proposedRows }),
  example: {
    proposed: { kind: 'quarantine', rows: [{ validFrom: '2099-01-01', days: 45 }] },
  },
  reply: z.object({ id }),
  refusals: {
    /** Everything is so already on those days. */
    NOTHING_CHANGES: { status: 422 },
    /** Its first day is over, or invoiced. */
    TOO_EARLY: { status: 422, details: z.object({ earliest: calendarDate }) },
    ROWS_REFUSED: {
      status: 422,
      details: z.object({
        /** By their places, from 0. */
        faults: z.array(z.object({ place: z.int(), fault: z.enum(priceRowFaults) })),
      }),
    },
    YEARS_OVERLAP: { status: 422 },
    UNKNOWN_PRODUCT: { status: 422 },
    /** A service that has never sold the product. */
    SERVICE_NOT_POSSIBLE: { status: 422 },
  },
});
