import { freeTicketEndCalls } from '@takst/contract/ticketing/batches/free-ticket-end-calls.ts';
import { freeTicketEnds } from '@takst/contract/ticketing/batches/free-ticket-ends.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { lazy } from 'react';
import type { BatchKit } from '#ticketing/batches/batch/batch-kit.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { EndFacts, EndSummary } from './end-summary.tsx';
import { countOf, useManyKit } from './use-many-kit.tsx';
import { useRowDay } from './use-row-day.ts';

const EndOptionsForm = lazy(async () => ({
  default: (await import('./end-options.form.tsx')).EndOptionsForm,
}));

/** Mass ends of free tickets: what the pages of a batch need to know of them. */
export function useEndKit(): BatchKit {
  const t = useTexts('free-many');
  const rowDay = useRowDay();
  return useManyKit({
    service: freeTicketEnds,
    calls: freeTicketEndCalls,
    startPath: '/fribilletter/massebestillinger/avslutt',
    pathOf: (id) => pathTo('/fribilletter/massebestillinger/avslutt/{id}', { id }),
    texts: {
      title: t('endTitle'),
      effect: ({ startDate, notes }) =>
        notes.includes('PENDING_CANCELLED')
          ? t('rowCancelled')
          : t('rowEnds', { date: rowDay(startDate && startDate.subtract({ days: 1 })) }),
      carryOut: (rows) => t('endRows', countOf(rows)),
      carriedOut: (rows) => t('endedRows', countOf(rows)),
    },
    optionsForm: (draft) => <EndOptionsForm {...draft} />,
    summary: ({ totals }) => <EndSummary totals={totals} />,
    facts: (totals) => <EndFacts totals={totals} />,
    isDanger: true,
  });
}
