import type { Reply } from '@takst/contract/platform/calls/route.ts';
import type { listPrices } from '@takst/contract/services/operator-desk/list-prices.contract.ts';

export type PriceListReply = Reply<typeof listPrices>;
