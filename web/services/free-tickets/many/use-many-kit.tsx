import type { BatchCalls } from '@takst/contract/ticketing/batches/batch-calls.ts';
import type { BatchService } from '@takst/contract/ticketing/batches/batch-service.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import type { ReactNode } from 'react';
import type { BatchKit, DraftOptions } from '#ticketing/batches/batch/batch-kit.ts';
import { formatNumber } from '#platform/design/format.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { manyFaultOf } from './many-faults.ts';

type Operation = Pick<BatchKit, 'startPath' | 'pathOf'> & {
  service: BatchService;
  calls: BatchCalls;
  texts: Pick<BatchKit['texts'], 'title' | 'carryOut' | 'carriedOut'> & Partial<BatchKit['texts']>;
  optionsForm: (draft: DraftOptions) => ReactNode;
} & Partial<Pick<BatchKit, 'options' | 'summary' | 'facts' | 'isDanger' | 'acceptance'>>;

/** What the three mass operations of free tickets have in common. */
export function useManyKit({ texts, ...operation }: Operation): BatchKit {
  const t = useTexts('free-many');
  return {
    subjectPath: ({ id }) => pathTo('/fribilletter/{id}', { id }),
    explainsFaults: true,
    acceptance: null,
    ...operation,
    texts: {
      fault(code) {
        const key = manyFaultOf(code);
        return key && t(key);
      },
      others: (code, others) =>
        code === 'SEVERAL_PEOPLE' ? others.map(({ name }) => name).join(', ') : null,
      note: ({ code, rows }) =>
        code === 'PENDING_CANCELLED' ? t('pendingCancelled', countOf(rows)) : null,
      ...texts,
    },
  };
}

export const countOf = (count: number) => ({ count, rows: formatNumber(count) });
