import type { RunPreview } from '@takst/contract/billing/invoices/run/preview-invoice-run.contract.ts';
import { useState } from 'react';
import { Button } from '#platform/design/buttons/button.tsx';
import { formatDate, formatKroner, formatMonth, formatNumber } from '#platform/design/format.ts';
import { capitalize } from '#platform/design/format-moment.ts';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { EmptyState } from '#platform/design/page/empty-state.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { ComparedCompanies, RunGroups } from './compared-months.tsx';
import { RunProblems } from './run-problems.tsx';
import { UnaddressedNotice } from './unaddressed-notice.tsx';
import { useIssuesInvoices } from './use-issues-invoices.ts';

const StartRunModal = lazyDialog(async () => (await import('./start-run.modal.tsx')).StartRunModal);

type DryRunProps = { result: RunPreview; onStarted: () => void };

/** What a run would make now, how the month differs from the one before, and the way to start it. */
export function DryRun({ result, onStarted }: DryRunProps) {
  const t = useTexts('invoice-runs');
  const isIssuing = useIssuesInvoices();
  const [isStarting, setStarting] = useState(false);
  const { groups, companies } = result;
  const isNothing = result.lines === 0 && result.invoices === 0;
  return (
    <>
      <RunProblems problems={result.problems} count={result.problemCount} />
      <UnaddressedNotice unaddressed={result.unaddressed} count={result.unaddressedCount} />
      {isNothing ? (
        <Card isFlush>
          <Nothing month={result.month} />
        </Card>
      ) : (
        <Card
          title={t('previewTitle')}
          actions={
            <Button variant="primary" onClick={() => setStarting(true)}>
              {t(isIssuing ? 'start' : 'startClosing')}
            </Button>
          }
        >
          <Totals result={result} />
        </Card>
      )}
      {groups.length > 0 && <RunGroups result={result} />}
      {companies.length > 0 && <ComparedCompanies result={result} />}
      {isStarting && (
        <StartRunModal result={result} onClose={() => setStarting(false)} onStarted={onStarted} />
      )}
    </>
  );
}

function Totals({ result }: { result: RunPreview }) {
  const t = useTexts('invoice-runs');
  const isIssuing = useIssuesInvoices();
  const { invoices, closedPeriods, lines, totalPrice, emails, eInvoices } = result;
  const totals = isIssuing
    ? [
        [t('invoices'), formatNumber(invoices)],
        [t('lines'), formatNumber(lines)],
        [t('eInvoices'), formatNumber(eInvoices)],
        [t('emails'), formatNumber(emails)],
        [t('toNobody'), formatNumber(result.unaddressedCount)],
        [t('amount'), formatKroner(totalPrice)],
      ]
    : [
        [t('closedPeriods'), formatNumber(closedPeriods)],
        [t('lines'), formatNumber(lines)],
      ];
  return (
    <dl className="flex flex-wrap gap-x-12 gap-y-4">
      {totals.map(([term, value]) => (
        <div key={term}>
          <dt className="text-small text-ink-muted">{term}</dt>
          <dd className="text-figure font-bold whitespace-nowrap tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Until which month everything is invoiced or closed, and when the next one can be. */
function Nothing({ month }: { month: Temporal.PlainDate }) {
  const t = useTexts('invoice-runs');
  const language = usePageLanguage();
  const isIssuing = useIssuesInvoices();
  const next = month.add({ months: 1 });
  return (
    <EmptyState icon="document" title={t(isIssuing ? 'nothingTitle' : 'nothingTitleClosing')}>
      <p>
        {t(isIssuing ? 'nothingText' : 'nothingTextClosing', {
          month: formatMonth(month, language),
          next: capitalize(formatMonth(next, language)),
          date: formatDate(next.add({ months: 1 }).with({ day: 7 })),
        })}
      </p>
    </EmptyState>
  );
}
