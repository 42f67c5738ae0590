import {
  type OptionQuestion,
  openQuestions,
} from '@takst/contract/ticketing/batches/batch-service.ts';
import type { Batch, BatchTotals } from '@takst/contract/ticketing/batches/batch.schema.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFailureText } from '#platform/api/use-failure-text.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { formatLongDate, formatNumber, formatPrice } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { Notice } from '#platform/design/page/notice.tsx';
import { Progress } from '#platform/design/page/progress.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useBatchKit } from '../batch/batch-kit.ts';
import { useFaultTexts } from '../batch/fault-texts.ts';
import { useRows } from '../batch/use-rows.ts';
import { ExplainFaults } from './explain-faults.tsx';
import { FaultGroups } from './fault-groups.tsx';
import { FoldedOptions } from './folded-options.tsx';
import { FootBar } from './foot-bar.tsx';
import { MendTable } from './mend-table.tsx';
import { RowChips } from './row-chips.tsx';
import { useCheckRows } from './use-check-rows.ts';
import { useSaveOptions } from './use-save-options.ts';

interface DraftProps {
  batch: Batch;
  totals: BatchTotals;
  options: unknown;
}

/** Rows are checked and mended here, until all that are left can be carried out. */
export function Draft({ batch, totals, options }: DraftProps) {
  const t = useTexts('batches');
  const { optionsForm, summary, service, explainsFaults = false } = useBatchKit();
  const isComplete = totals.rows >= batch.total;
  const checking = useCheckRows(batch.id, totals, isComplete);
  const saving = useSaveOptions(batch.id);
  const rows = useRows(batch.id, 'all');
  const failureText = useFailureText();
  const questions = openQuestions(service, totals);
  const isTicked = batch.source.kind === 'ticked';
  const problem = checking.error ?? saving.error;
  return (
    <div className="grid grid-cols-1 gap-3">
      {!isComplete && (
        <Notice kind="warning" title={t('incompleteTitle')}>
          <p>
            {t('incompleteText', {
              rows: formatNumber(totals.rows),
              total: formatNumber(batch.total),
            })}
          </p>
        </Notice>
      )}
      {questions.length > 0 && <Questions questions={questions} />}
      {problem !== null && (
        <Notice kind="error" title={t('notChecked')} isAnnounced>
          <p>{failureText(problem)}</p>
          <Button className="mt-3" onClick={checking.tryAgain}>
            {t('tryAgain')}
          </Button>
        </Notice>
      )}
      <FoldedOptions
        isBeside={isTicked}
        isFolded={
          // Who ticked people came to choose what is done to them.
          !isTicked && questions.length === 0 && !checking.isChecking && !asksInOptions(totals)
        }
        form={optionsForm({ batch, totals, options, onChange: saving.save })}
      >
        {checking.isChecking && <CheckProgress totals={totals} />}
        {!checking.isChecking && questions.length === 0 && (
          <Summary totals={totals}>{summary?.({ batch, totals, options })}</Summary>
        )}
      </FoldedOptions>
      <div className="grid grid-cols-1 gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <RowChips totals={totals} rows={rows} isTicked={isTicked} />
          {explainsFaults && <ExplainFaults totals={totals} />}
        </div>
        {/* The one reason stands in the rows. */}
        {!(isTicked && totals.faultGroups.length === 1) && (
          <FaultGroups batchId={batch.id} totals={totals} rows={rows} />
        )}
        <MendTable batch={batch} rows={rows} />
      </div>
      <FootBar batch={batch} totals={totals} isReady={isComplete && !checking.isChecking} />
    </div>
  );
}

/** What only the options answer, or what is wrong with them. */
const asksInOptions = ({ faultGroups, generalFaults }: BatchTotals) =>
  generalFaults.length > 0 || faultGroups.some(({ code }) => code === 'dateOrderUnknown');

/** What has to be chosen before the rows can be checked. */
function Questions({ questions }: { questions: readonly OptionQuestion[] }) {
  const t = useTexts('batches');
  const { texts } = useBatchKit();
  return (
    <Notice kind="info" title={t('chooseFirst')}>
      <ul className="grid gap-1">
        {questions.map(({ code }) => (
          <li key={code}>{texts.fault(code)}</li>
        ))}
      </ul>
    </Notice>
  );
}

function CheckProgress({ totals: { rows, unchecked } }: { totals: BatchTotals }) {
  const t = useTexts('batches');
  const checked = rows - unchecked;
  const numbers = { checked: formatNumber(checked), rows: formatNumber(rows) };
  return <Progress label={t('checkProgress', numbers)} value={checked} max={rows} />;
}

/** What the check came to. The focus moves here once, when the first check has ended. */
function Summary({ totals, children }: { totals: BatchTotals; children?: ReactNode }) {
  const t = useTexts('batches');
  const language = usePageLanguage();
  const faultTexts = useFaultTexts();
  const { texts } = useBatchKit();
  const { ready, faulty, firstStart, pricePerMonth, taxPerMonth = null } = totals;
  const { generalFaults, notes } = totals;
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus({ preventScroll: true }), []);
  const sentences = [
    t('summaryReady', { count: ready, rows: formatNumber(ready) }),
    faulty > 0 && t('summaryFaulty', { count: faulty, rows: formatNumber(faulty) }),
    firstStart && t('summaryStart', { date: formatLongDate(firstStart, language) }),
    ready > 0 &&
      pricePerMonth !== null &&
      t('summaryPrice', { price: formatPrice(Math.round(pricePerMonth * 100)) }),
    ready > 0 &&
      taxPerMonth !== null &&
      t('summaryTax', { amount: formatPrice(Math.round(taxPerMonth * 100)) }),
    ...notes.map((note) => texts.note?.(note)),
  ].filter(Boolean);
  return (
    <>
      {generalFaults.map((code) => (
        <Notice key={code} kind="error" title={faultTexts.inGroup({ column: null, code })} />
      ))}
      <div ref={summary} role="status" tabIndex={-1} className="outline-none">
        {children ?? <p>{sentences.join(' ')}</p>}
      </div>
    </>
  );
}
