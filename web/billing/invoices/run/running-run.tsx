import type { InvoiceRun } from '@takst/contract/billing/invoices/run/invoice-run.schema.ts';
import { formatKroner, formatNumber } from '#platform/design/format.ts';
import { Card } from '#platform/design/page/card.tsx';
import { Progress } from '#platform/design/page/progress.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useIssuesInvoices } from './use-issues-invoices.ts';

/** How far a run has come. The page can be left and found again. */
export function RunningRun({ run }: { run: InvoiceRun }) {
  const t = useTexts('invoice-runs');
  const isIssuing = useIssuesInvoices();
  const { companiesDone, companiesTotal, closedPeriods, invoices, lines, totalPrice } = run;
  const tenth = Math.floor((10 * companiesDone) / Math.max(1, companiesTotal));
  return (
    <Card>
      <div className="grid gap-3">
        <Progress
          label={t(isIssuing ? 'running' : 'runningClosing', {
            done: formatNumber(companiesDone),
            total: formatNumber(companiesTotal),
          })}
          value={companiesDone}
          max={companiesTotal}
        />
        {/* Announced for each tenth: each second would be too much to hear. */}
        <p role="status" className="sr-only" key={tenth}>
          {t(isIssuing ? 'tenthDone' : 'tenthDoneClosing', { percent: 10 * tenth })}
        </p>
        <p>
          {isIssuing
            ? t('madeSoFar', {
                invoices: formatNumber(invoices),
                amount: formatKroner(totalPrice),
              })
            : t('closedSoFar', {
                periods: formatNumber(closedPeriods),
                lines: formatNumber(lines),
              })}
        </p>
        <p className="max-w-prose text-ink-muted">{t('mayLeave')}</p>
      </div>
    </Card>
  );
}
