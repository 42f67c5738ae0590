import type { CodePoolStock } from '@takst/contract/ticketing/code-pools/list-code-pools.contract.ts';
import { codePoolNames } from '@takst/domain/ticketing/code-pools/code-pool-names.ts';
import { lowStock } from '@takst/domain/ticketing/code-pools/code-pool-kind.ts';
import { toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';

type LowStock = {
  readonly tenant: TenantId;
  readonly pools: readonly CodePoolStock[];
  readonly address: string;
};

/** To customer support, whose mailbox is read in Norwegian. */
export function lowStockEmail({ tenant, pools, address }: LowStock) {
  const lines = pools.map(({ kind, amountOre, free, owed, openOffers }) => {
    const amount = amountOre === null ? '' : ` ${toKroner(amountOre)} kr`;
    const waiting = owed === 0 ? '' : `, ${owed} venter på kode`;
    const offers = openOffers === null ? '' : `, ${openOffers} åpne tilbud`;
    return `${codePoolNames[kind].nb}${amount}: ${free} ledige${waiting}${offers}`;
  });
  return {
    subject: `Få rabattkoder igjen i ${tenantOf(tenant).brandTitle}`,
    text: [
      `Under ${lowStock} koder er ledige her, eller færre enn de åpne tilbudene:`,
      '',
      ...lines,
      '',
      `Fyll på i kodelageret: ${address}`,
      '',
      'Du får denne e-posten én gang om dagen så lenge det er få koder igjen.',
    ].join('\n'),
  };
}
