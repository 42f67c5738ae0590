import { maxPriceRows } from '@takst/domain/services/operator-desk/proposal.ts';
import * as z from 'zod/mini';
import { priceRow } from '#catalogue/price-proposals/price-row.schema.ts';

/** What a call takes that is about new prices which nobody has proposed yet. */
export const priceRowsRequest = {
  maxBodyBytes: 300 * maxPriceRows,
  maxBodyValues: 6 * maxPriceRows,
  body: z.strictObject({
    rows: z.array(priceRow).check(z.minLength(1), z.maxLength(maxPriceRows)),
  }),
} as const;
