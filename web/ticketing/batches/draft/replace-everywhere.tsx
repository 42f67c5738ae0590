import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFailureText } from '#platform/api/use-failure-text.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { Notice } from '#platform/design/page/notice.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { batchQuery } from '../batch/batch.queries.ts';
import { useBatchKit } from '../batch/batch-kit.ts';
import { useColumnLabels } from '../batch/use-column-labels.ts';
import type { Replacement } from '../cell/mend-props.ts';
import { useMend } from '../cell/use-mend.ts';

interface ReplaceEverywhereProps {
  batchId: number;
  replacement: Replacement;
  onClose: () => void;
}

/** Offers to make the same change in every other row that says the same. */
export function ReplaceEverywhere({ batchId, replacement, onClose }: ReplaceEverywhereProps) {
  const t = useTexts('batches');
  const { calls, service } = useBatchKit();
  const { labelOf } = useColumnLabels();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const mend = useMend(batchId);
  const { column, code, from, to } = replacement;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => mend({ do: 'replace', column, from, to }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: [calls.listRows.path] });
      onClose();
    },
  });
  const others = queries
    .getQueryData(batchQuery(calls, batchId).queryKey)
    ?.totals.faultGroups.some((group) => group.column === column && group.code === code);
  // Columns that identify a person differ from row to row and are not replaced everywhere.
  if (!others || service.columns[column]?.isRequired) return null;
  return (
    <Notice
      kind="info"
      title={t('replaceTitle', { column: labelOf(column), from, to })}
      isAnnounced
    >
      <div className="mt-2 flex flex-wrap gap-2">
        <Button isPending={isPending} onClick={() => mutate()}>
          {t('replaceAll', { from })}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('replaceNot')}
        </Button>
      </div>
      {error && <p role="alert">{failureText(error)}</p>}
    </Notice>
  );
}
