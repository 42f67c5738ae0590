import type { InvoiceRun } from '@takst/contract/billing/invoices/run/invoice-run.schema.ts';
import { useState } from 'react';
import { Button } from '#platform/design/buttons/button.tsx';
import { formatNumber } from '#platform/design/format.ts';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import { Badge } from '#platform/design/page/badge.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { EmptyState } from '#platform/design/page/empty-state.tsx';
import type { Column } from '#platform/design/table/column.ts';
import { Table } from '#platform/design/table/table.tsx';
import { useMoment } from '#platform/session/use-moment.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { Kroner } from '#billing/invoices/figures/kroner.tsx';
import { useCountColumns } from './use-count-columns.ts';
import { useIssuesInvoices } from './use-issues-invoices.ts';

const RunProblemsModal = lazyDialog(
  async () => (await import('./run-problems.modal.tsx')).RunProblemsModal,
);

/** The last runs: who, when, how many, and what is left. */
export function PastRuns({ runs }: { runs: readonly InvoiceRun[] | undefined }) {
  const t = useTexts('invoice-runs');
  const [open, setOpen] = useState<InvoiceRun | null>(null);
  return (
    <Card title={t('runs')} isFlush>
      <Table
        label={t('runs')}
        columns={useColumns(setOpen)}
        rows={runs}
        rowKey={({ id }) => id}
        skeletonRows={3}
        cardsBelow={860}
        empty={
          <EmptyState icon="history" title={t('noRunsTitle')}>
            {t('noRunsText')}
          </EmptyState>
        }
      />
      {open && <RunProblemsModal run={open} onClose={() => setOpen(null)} />}
    </Card>
  );
}

function useColumns(onOpen: (run: InvoiceRun) => void): Column<InvoiceRun>[] {
  const t = useTexts('invoice-runs');
  const moment = useMoment();
  const took = useTook();
  const counts = useCountColumns();
  const isIssuing = useIssuesInvoices();
  const amount: Column<InvoiceRun> = {
    id: 'amount',
    header: t('amount'),
    align: 'end',
    cell: ({ totalPrice }) => <Kroner amount={totalPrice} isTotal />,
    onCard: 'aside',
  };
  return [
    {
      id: 'started',
      header: t('started'),
      isRowHeader: true,
      cell: ({ startedAt }) => moment(startedAt),
    },
    {
      id: 'who',
      header: t('startedBy'),
      cell: ({ startedBy, isByCommand }) => startedBy ?? t(isByCommand ? 'command' : 'schedule'),
    },
    { id: 'took', header: t('took'), align: 'end', cell: took, onCard: 'hidden' },
    ...counts,
    ...(isIssuing ? [amount] : []),
    {
      id: 'state',
      header: t('state'),
      cell: (run) => <RunState run={run} onOpen={() => onOpen(run)} />,
      onCard: 'below',
    },
  ];
}

function useTook() {
  const t = useTexts('invoice-runs');
  return ({ startedAt, finishedAt }: InvoiceRun): string => {
    if (finishedAt === null) return '';
    const seconds = Math.max(1, Math.round(finishedAt.since(startedAt).total('seconds')));
    return seconds < 120
      ? t('seconds', { number: formatNumber(seconds) })
      : t('minutes', { number: formatNumber(Math.round(seconds / 60)) });
  };
}

function RunState({ run, onOpen }: { run: InvoiceRun; onOpen: () => void }) {
  const t = useTexts('invoice-runs');
  const { finishedAt, problemCount, unaddressedCount } = run;
  if (finishedAt === null) return <Badge tone="info">{t('stateRunning')}</Badge>;
  if (problemCount === 0 && unaddressedCount === 0) {
    return <Badge tone="quiet">{t('stateDone')}</Badge>;
  }
  return (
    <Button icon="warning" onClick={onOpen}>
      {problemCount > 0
        ? t('stateProblems', { count: problemCount, number: formatNumber(problemCount) })
        : t('stateUnaddressed', {
            count: unaddressedCount,
            number: formatNumber(unaddressedCount),
          })}
    </Button>
  );
}
