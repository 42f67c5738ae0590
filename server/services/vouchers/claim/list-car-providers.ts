import { listCarProviders as route } from '@takst/contract/services/vouchers/list-car-providers.contract.ts';
import { toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import { voucherOfferStatus } from '@takst/domain/services/vouchers/offer-state.rules.ts';
import { freeAmounts } from '#ticketing/code-pools/code-pools.public.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { offerInScope } from './offer-in-scope.ts';

export const listCarProviders = (database: Database) =>
  serve(route, async ({ scope, today }) => {
    const offer = await offerInScope(database, scope);
    const status = voucherOfferStatus(offer, today);
    if (!offer || status === 'EXPIRED') return { refused: { code: 'NO_OFFER' } };
    if (status === 'CLAIMED') return { refused: { code: 'ALREADY_CLAIMED' } };
    const { amountOre } = offer;
    const pools = await freeAmounts(database, { tenant: scope.tenant, today, amountOre });
    return {
      reply: {
        denomination: toKroner(amountOre),
        availableCarProviders: pools.map(({ kind }) => kind),
      },
    };
  });
