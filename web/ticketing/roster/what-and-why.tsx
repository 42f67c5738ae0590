import type { RosterRow } from '@takst/contract/ticketing/roster/roster.schema.ts';
import { useFaultTexts } from '#ticketing/batches/batch/fault-texts.ts';
import { useColumnLabels } from '#ticketing/batches/batch/use-column-labels.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useComparisonKit } from './comparison-kit.ts';
import { reasonTexts } from './reason-texts.ts';

/** What changes from what to what; who a row may be about; why nothing is proposed or accepted. */
export function WhatAndWhy({ proposal }: { proposal: RosterRow }) {
  const t = useTexts('roster');
  const { texts } = useComparisonKit();
  const { labelOf } = useColumnLabels();
  const { atCell, inGroup } = useFaultTexts();
  const { before, row, reason, knownAs, listRow } = proposal;
  const faults = row.faults.filter(
    ({ column }) =>
      column === null || row.state !== 'faulty' || !['employeeId', 'phone'].includes(column),
  );
  const lines = [
    ...Object.entries(before).map(([column, from]) =>
      t('fromTo', {
        column: labelOf(column),
        from: from || t('empty'),
        to: row.cells[column] ?? t('empty'),
      }),
    ),
    proposal.class === 'unclear' && knownAs !== null && t('mayBe', { name: knownAs }),
    reason !== null && t(reasonTexts[reason]),
    ...faults.map((fault) => (fault.others ? atCell(fault) : inGroup(fault))),
    ...(row.effect?.notes ?? []).map((code) => texts.note?.(code) ?? false),
    proposal.class === 'unclear' && listRow !== null && t('listRow', { row: listRow }),
  ].filter((line) => line !== false);
  return (
    <ul className="grid gap-0.5 py-2 text-small">
      {lines.map((line) => (
        <li key={line} className="wrap-anywhere">
          {line}
        </li>
      ))}
    </ul>
  );
}
