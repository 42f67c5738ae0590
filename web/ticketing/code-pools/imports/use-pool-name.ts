import type { CodePoolKind } from '@takst/domain/ticketing/code-pools/code-pool-kind.ts';
import { codePoolNames } from '@takst/domain/ticketing/code-pools/code-pool-names.ts';
import { formatPrice } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';

export function usePoolName(): (kind: CodePoolKind) => string {
  const language = usePageLanguage();
  return (kind) => codePoolNames[kind][language];
}

/** A pool with what its codes are worth, where they have an amount: 'Hyre 500 kr'. */
export function useStockName() {
  const poolName = usePoolName();
  return ({ kind, amountOre }: { kind: CodePoolKind; amountOre: number | null }): string =>
    amountOre === null ? poolName(kind) : `${poolName(kind)} ${formatPrice(amountOre)}`;
}
