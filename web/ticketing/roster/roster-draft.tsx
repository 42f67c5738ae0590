import { rosterClasses, type RosterClass } from '@takst/domain/ticketing/roster/roster.ts';
import { useEffect, useRef } from 'react';
import { useFailureText } from '#platform/api/use-failure-text.ts';
import type { BatchKit } from '#ticketing/batches/batch/batch-kit.ts';
import { FoldedOptions } from '#ticketing/batches/draft/folded-options.tsx';
import { Button } from '#platform/design/buttons/button.tsx';
import { formatNumber } from '#platform/design/format.ts';
import { FilterChips } from '#platform/design/list/filter-chips.tsx';
import { addressOf, useStateInAddress } from '#platform/design/list/list-address.ts';
import { Card } from '#platform/design/page/card.tsx';
import { Notice } from '#platform/design/page/notice.tsx';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { ProposalGroup } from './proposal-group.tsx';
import { RosterFootBar } from './roster-foot-bar.tsx';
import { type ComparisonKit, ComparisonKitProvider, useComparisonKit } from './comparison-kit.ts';
import { type Comparison, useComparison } from './use-comparison.ts';

type DraftProps = Parameters<NonNullable<BatchKit['draft']>>[0];
type RosterDraftProps = DraftProps & { comparison: ComparisonKit };

const isClass = (text: string): text is RosterClass => rosterClasses.some((one) => one === text);

/** The proposals of the comparison by group, until the user carries them out. */
export const RosterDraft = ({ comparison, ...draft }: RosterDraftProps) => (
  <ComparisonKitProvider value={comparison}>
    <Proposals {...draft} />
  </ComparisonKitProvider>
);

function Proposals({ batch, totals, options }: DraftProps) {
  const kit = useComparisonKit();
  const t = useTexts('roster');
  const failureText = useFailureText();
  const comparison = useComparison(batch);
  const { summary, isComparing, compareError, acceptError } = comparison;
  const { state, go } = useStateInAddress(['class']);
  if (totals.rows < batch.total) return <Notice kind="warning" title={t('incomplete')} />;
  const rowsOf = (name: RosterClass) =>
    summary?.groups.find((one) => one.class === name)?.rows ?? 0;
  const first = kit.groups.find((one) => rowsOf(one.class) > 0)?.class ?? 'leaver';
  const { class: wanted } = state.filters;
  const selectedClass = isClass(wanted) ? wanted : first;
  const open = (name: string, page = 1) =>
    go(addressOf({ ...state, page, filters: { class: name } }), true);
  return (
    <div className="grid grid-cols-1 gap-3">
      {compareError && (
        <Notice kind="error" title={t('notCompared')} isAnnounced>
          <p>{failureText(compareError)}</p>
          <Button className="mt-3" onClick={() => comparison.compare()}>
            {t('tryAgain')}
          </Button>
        </Notice>
      )}
      {acceptError && (
        <Notice kind="error" title={t('notAccepted')} isAnnounced>
          <p>{t('haveChanged')}</p>
          <Button className="mt-3" onClick={() => comparison.compare()}>
            {t('compareAgain')}
          </Button>
        </Notice>
      )}
      <FoldedOptions
        isFolded={summary !== undefined && !isComparing}
        form={kit.optionsForm({
          options: comparison.comparing?.options ?? options,
          onChange: (next) => comparison.compare({ options: next }),
        })}
      >
        {isComparing && <p role="status">{t('comparing')}</p>}
        {summary && !isComparing && <Summary summary={summary} />}
      </FoldedOptions>
      {summary ? (
        <>
          <FilterChips
            label={t('groups')}
            value={selectedClass}
            onChange={(name) => open(name)}
            chips={kit.groups.map(({ class: value, name }) => ({
              value,
              label: name,
              count: rowsOf(value),
            }))}
          />
          <ProposalGroup
            key={selectedClass}
            batchId={batch.id}
            comparison={comparison}
            group={summary.groups.find((one) => one.class === selectedClass)}
            page={state.page}
            onPage={(page) => open(selectedClass, page)}
          />
          <RosterFootBar batch={batch} summary={summary} comparison={comparison} />
        </>
      ) : (
        !compareError && (
          <Card>
            <SkeletonLines lines={6} />
          </Card>
        )
      )}
    </div>
  );
}

/** What the comparison came to. The focus moves here once, when it is there. */
function Summary({ summary: { groups } }: { summary: NonNullable<Comparison['summary']> }) {
  const { texts } = useComparisonKit();
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(() => element.current?.focus({ preventScroll: true }), []);
  const count = (...names: RosterClass[]) =>
    formatNumber(
      groups.filter((one) => names.includes(one.class)).reduce((sum, { rows }) => sum + rows, 0),
    );
  return (
    <p ref={element} role="status" tabIndex={-1} className="outline-none">
      {texts.summary(count)}
    </p>
  );
}
