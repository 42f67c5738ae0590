import type { Reply } from '@takst/contract/platform/calls/route.ts';
import type { getDesk } from '@takst/contract/services/operator-desk/get-desk.contract.ts';

export type Desk = Reply<typeof getDesk>;
