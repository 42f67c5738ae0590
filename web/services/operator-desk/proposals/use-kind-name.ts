import type { Proposal } from '@takst/contract/services/operator-desk/proposal.schema.ts';
import { formatNumber } from '#platform/design/format.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

const names = {
  seller: 'kindSeller',
  quarantine: 'kindQuarantine',
  'school-year': 'kindSchoolYear',
  fee: 'kindFee',
  'payment-deadline': 'deadline',
  product: 'product',
} as const;

/** What a proposal changes: ‘42 prices’, ‘School year’. */
export function useKindName() {
  const t = useTexts('operator-desk');
  return ({ kind, nrOfRows: count }: Pick<Proposal, 'kind' | 'nrOfRows'>): string =>
    kind === 'prices' ? t('kindPrices', { count, number: formatNumber(count) }) : t(names[kind]);
}
