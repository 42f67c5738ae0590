import { codePoolKinds } from '@takst/domain/ticketing/code-pools/code-pool-kind.ts';
import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { ore } from '#platform/calls/scalars.ts';

/** The number of codes of a pool; the codes themselves are never returned. */
const codePool = z.object({
  kind: z.enum(codePoolKinds),
  /** What each of the codes is worth, in øre; null where they have no amount, and where there were none yet. */
  amountOre: z.nullable(ore),
  /** Not used, and not past their last day. */
  free: z.int(),
  used: z.int(),
  /** Never used, and past their last day. */
  expired: z.int(),
  /** People who wait for a code because the pool was empty. */
  owed: z.int(),
  /** Offers of this amount that are not claimed and not over; null for a pool whose codes have no amount. */
  openOffers: z.nullable(z.int()),
});
export type CodePoolStock = z.output<typeof codePool>;

export const listCodePools = route({
  method: 'GET',
  path: '/api/code-pool/list',
  summary:
    'The pools of discount codes of the operator with what is left in them, by what the codes are worth',
  needs: 'codePools',
  reply: z.array(codePool),
  refusals: {},
});
