import { previewInvoiceRun } from '@takst/contract/billing/invoices/run/preview-invoice-run.contract.ts';
import type { RunPreview } from '@takst/contract/billing/invoices/run/preview-invoice-run.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOperation } from '#platform/operations/use-operation.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { ProblemNotice } from '#platform/design/form/form-notices.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { PageHeader } from '#platform/design/page/page-header.tsx';
import { Progress } from '#platform/design/page/progress.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { invoiceRunsQuery, runCheckQuery } from './invoice-runs.queries.ts';
import { DryRun } from './dry-run.tsx';
import { InventedDataNotice } from './invented-data-notice.tsx';
import { PastRuns } from './past-runs.tsx';
import { RunCheck } from './run-check.tsx';
import { RunningRun } from './running-run.tsx';
import { useIssuesInvoices } from './use-issues-invoices.ts';

/** Staff of the operator try a run, start it, and see how it goes (docs/decisions/0053, 0056). */
export function InvoiceRunsPage() {
  const t = useTexts('invoice-runs');
  const isIssuing = useIssuesInvoices();
  const { data: runs } = useQuery(invoiceRunsQuery);
  const { data: check } = useQuery(runCheckQuery);
  const [result, setResult] = useState<RunPreview | null>(null);
  const preview = useOperation(previewInvoiceRun, {
    texts: 'invoice-runs',
    failed: 'previewFailed',
    refusals: {
      FIRST_MONTH_MISSING: isIssuing ? 'firstMonthMissingText' : 'firstMonthMissingClosing',
      COMPANY_LOCKED: 'previewLocked',
    },
    onDone: setResult,
  });
  const running = runs?.find(({ finishedAt }) => finishedAt === null);
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t(isIssuing ? 'subtitle' : 'subtitleClosing')}
        actions={
          !running && (
            <Button
              variant={result ? 'secondary' : 'primary'}
              isPending={preview.isPending}
              onClick={() => preview.send({})}
            >
              {t(result ? 'previewAgain' : 'preview')}
            </Button>
          )
        }
      />
      <div className="grid grid-cols-1 gap-6">
        <ProblemNotice problem={preview.problem} />
        <InventedDataNotice />
        {check && !result && <RunCheck check={check} />}
        {running && <RunningRun run={running} />}
        {!running && preview.isPending && (
          <Card>
            <Progress label={t('previewing')} />
          </Card>
        )}
        {!running && !preview.isPending && result && (
          <DryRun result={result} onStarted={() => setResult(null)} />
        )}
        {!running && !preview.isPending && !result && (
          <Card>
            <p className="max-w-prose text-ink-muted">{t('previewText')}</p>
          </Card>
        )}
        <PastRuns runs={runs} />
      </div>
    </>
  );
}
