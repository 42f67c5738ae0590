import { freeTicketDepartmentCalls } from '@takst/contract/ticketing/batches/free-ticket-department-calls.ts';
import { freeTicketDepartments } from '@takst/contract/ticketing/batches/free-ticket-departments.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { lazy } from 'react';
import type { BatchKit } from '#ticketing/batches/batch/batch-kit.ts';
import { formatNumber } from '#platform/design/format.ts';
import { DescriptionList } from '#platform/design/page/description-list.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { countOf, useManyKit } from './use-many-kit.tsx';
import { useRowDay } from './use-row-day.ts';

const DepartmentOptionsForm = lazy(async () => ({
  default: (await import('./department-options.form.tsx')).DepartmentOptionsForm,
}));

/** Mass changes of department: what the pages of a batch need to know of them. */
export function useDepartmentKit(): BatchKit {
  const t = useTexts('free-many');
  const rowDay = useRowDay();
  return useManyKit({
    service: freeTicketDepartments,
    calls: freeTicketDepartmentCalls,
    startPath: '/fribilletter/massebestillinger/byttavdeling',
    pathOf: (id) => pathTo('/fribilletter/massebestillinger/byttavdeling/{id}', { id }),
    texts: {
      title: t('departmentTitle'),
      effect: ({ startDate }) => t('rowMoves', { date: rowDay(startDate) }),
      carryOut: (rows) => t('moveRows', countOf(rows)),
      carriedOut: (rows) => t('movedRows', countOf(rows)),
    },
    optionsForm: (draft) => <DepartmentOptionsForm {...draft} />,
    summary: ({ totals: { ready, faulty } }) => (
      <p>
        {t('moveReady', countOf(ready))} {faulty > 0 && t('faultyRows', countOf(faulty))}{' '}
        {t('nobodyIsTold')}
      </p>
    ),
    facts: ({ ready }) => (
      <DescriptionList items={[{ term: t('people'), value: formatNumber(ready) }]} />
    ),
  });
}
