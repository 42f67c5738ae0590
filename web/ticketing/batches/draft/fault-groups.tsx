import type { BatchTotals } from '@takst/contract/ticketing/batches/batch.schema.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useFailureText } from '#platform/api/use-failure-text.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { classNames } from '#platform/design/class-names.ts';
import { formatNumber } from '#platform/design/format.ts';
import { Icon } from '#platform/design/icon.tsx';
import { Notice } from '#platform/design/page/notice.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useBatchKit } from '../batch/batch-kit.ts';
import { useFaultTexts } from '../batch/fault-texts.ts';
import type { Rows } from '../batch/use-rows.ts';
import { type MendBody, useMend } from '../cell/use-mend.ts';

interface FaultGroupsProps {
  batchId: number;
  totals: BatchTotals;
  rows: Rows;
}

type Group = BatchTotals['faultGroups'][number];

/** The faults by kind; each lists its rows, and can be answered for all of them at once. */
export function FaultGroups({ batchId, totals, rows }: FaultGroupsProps) {
  const t = useTexts('batches');
  const faultTexts = useFaultTexts();
  const { faultGroups } = totals;
  const isSelected = ({ column, code }: Group) =>
    rows.filters.fault === code && rows.filters.column === (column ?? '');
  const selected = faultGroups.find(isSelected);
  const isGone = rows.filters.fault !== '' && !selected && totals.unchecked === 0;
  const showAll = useEffectEvent(() => rows.setFilters({}));
  // The last row of the group has been mended or left out, here or by somebody else.
  useEffect(() => {
    if (isGone) showAll();
  }, [isGone]);
  if (faultGroups.length === 0) return null;
  return (
    <section
      aria-label={t('faultGroups')}
      className={classNames('grid grid-cols-1 gap-3', rows.show === 'all' && 'max-sm:hidden')}
    >
      <ul className="-my-1 flex gap-2 overflow-x-auto py-1 [scrollbar-width:none]">
        {faultGroups.map((group) => (
          <li key={`${group.column} ${group.code}`} className="shrink-0">
            <button
              type="button"
              aria-pressed={group === selected}
              onClick={() =>
                rows.setFilters(
                  group === selected
                    ? {}
                    : { show: 'faulty', fault: group.code, column: group.column ?? '' },
                )
              }
              className={classNames(
                'flex min-h-9 items-center gap-2 rounded-ui border px-3 py-1 text-left text-small hover:bg-hover pointer-coarse:min-h-11',
                group === selected ? 'border-select bg-select-tint' : 'border-line bg-surface',
              )}
            >
              <Icon name="error" className="size-4 text-error" />
              <span>
                <strong className="font-semibold tabular-nums">{formatNumber(group.rows)} ×</strong>{' '}
                {faultTexts.inGroup(group)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {selected && <GroupActions batchId={batchId} group={selected} rows={rows} />}
    </section>
  );
}

function GroupActions({ batchId, group, rows }: { batchId: number; group: Group; rows: Rows }) {
  const t = useTexts('batches');
  const { calls } = useBatchKit();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const mend = useMend(batchId);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (mending: MendBody) => mend(mending),
    onSuccess: () => queries.invalidateQueries({ queryKey: [calls.listRows.path] }),
  });
  const { column, code } = group;
  const count = { count: group.rows, rows: formatNumber(group.rows) };
  const hasProposals = rows.rows?.some(({ faults }) =>
    faults.some(
      (fault) => fault.column === column && fault.code === code && fault.proposal !== null,
    ),
  );
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {hasProposals && column !== null && (
          <Button
            isPending={isPending}
            onClick={() => mutate({ do: 'take-proposals', column, fault: code })}
          >
            {t('takeProposals', count)}
          </Button>
        )}
        <Button
          isPending={isPending}
          onClick={() => mutate({ do: 'leave-out-faulty', column, fault: code })}
        >
          {t('leaveOutAll', count)}
        </Button>
      </div>
      {error && (
        <Notice kind="error" title={t('notSaved')} isAnnounced>
          <p>{failureText(error)}</p>
        </Notice>
      )}
    </div>
  );
}
