import type { CodePoolStock } from '@takst/contract/code-pools/list-code-pools.contract.ts';
import { codePoolNames } from '@takst/domain/code-pools/code-pool-names.ts';
import { lowStock } from '@takst/domain/code-pools/code-pool-kind.ts';
import { tenants } from '@takst/domain/tenants/tenants.ts';
import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';

type LowStock = {
  readonly tenant: TenantId;
  readonly pools: readonly CodePoolStock[];
  readonly address: string;
};

/** To customer support, whose mailbox is read in Norwegian. */
export function lowStockEmail({ tenant, pools, address }: LowStock) {
  const lines = pools.map(({ kind, free, owed }) => {
    const waiting = owed === 0 ? '' : `, ${owed} venter på kode`;
    return `${codePoolNames[kind].nb}: ${free} ledige${waiting}`;
  });
  return {
    subject: `Få rabattkoder igjen i ${tenants[tenant].brandTitle}`,
    text: [
      `Under ${lowStock} koder er ledige her:`,
      '',
      ...lines,
      '',
      `Fyll på i kodelageret: ${address}`,
      '',
      'Du får denne e-posten én gang om dagen så lenge det er få koder igjen.',
    ].join('\n'),
  };
}
