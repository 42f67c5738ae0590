import { listCodePools } from '@takst/contract/ticketing/code-pools/list-code-pools.contract.ts';
import { queryOf } from '#platform/api/query.ts';

export const codePoolsQuery = queryOf(listCodePools, {});
