import { codePoolKinds } from '@takst/domain/code-pools/code-pool-kind.ts';
import * as z from 'zod/mini';
import { route } from '#route.ts';

/** How many codes a pool has; the codes themselves are told to nobody. */
export const codePool = z.object({
  kind: z.enum(codePoolKinds),
  /** Not used, and not past their last day. */
  free: z.int(),
  used: z.int(),
  /** Never used, and past their last day. */
  expired: z.int(),
  /** People who wait for a code because the pool was empty. */
  owed: z.int(),
});
export type CodePoolStock = z.output<typeof codePool>;

export const listCodePools = route({
  method: 'GET',
  path: '/api/code-pool/list',
  summary: 'The pools of discount codes of the operator with what is left in them',
  needs: 'codePools',
  reply: z.array(codePool),
  refusals: {},
});
