import { useMutation } from '@tanstack/react-query';
import { useFailureText } from '#platform/api/use-failure-text.ts';
import { IconButton } from '#platform/design/buttons/icon-button.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { isMendable } from '../cell/cell-fault.ts';
import type { MendProps } from '../cell/mend-props.ts';
import { useMend } from '../cell/use-mend.ts';
import { useRowName } from '../cell/use-row-name.ts';

/** Editing a whole row, and leaving it out or taking it in again. */
export function RowActions({ batchId, row, isTicked, isEdited, onEdit }: MendProps) {
  const t = useTexts('batches');
  const mend = useMend(batchId);
  const rowName = useRowName();
  const failureText = useFailureText();
  const isLeftOut = row.state === 'left-out';
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => mend({ do: isLeftOut ? 'take-in' : 'leave-out', positions: [row.position] }),
  });
  const name = { name: rowName(row) };
  return (
    <div className="flex items-center gap-1 max-sm:-my-1 max-sm:-ml-2">
      {isMendable(row) && !isTicked && (
        <IconButton
          icon="edit"
          label={t('editRow', name)}
          aria-pressed={isEdited}
          onClick={() => onEdit(!isEdited)}
        />
      )}
      <IconButton
        icon={isLeftOut ? 'undo' : 'close'}
        label={isLeftOut ? t('takeInRow', name) : t('leaveOutRow', name)}
        disabled={isPending}
        onClick={() => mutate()}
      />
      {error && (
        <span role="alert" className="text-small text-error">
          {failureText(error)}
        </span>
      )}
    </div>
  );
}
