import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFailureText } from '#platform/api/use-failure-text.ts';
import { draftStore } from '#platform/drafts/draft-store.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { cellFaultOf } from './cell-fault.ts';
import type { MendProps } from './mend-props.ts';
import { useMend } from './use-mend.ts';

/** The text of a cell while somebody mends it; it is kept in the tab until the server has it. */
export function useCell({ batchId, row, column, onMended }: MendProps & { column: string }) {
  const t = useTexts('batches');
  const failureText = useFailureText();
  const mend = useMend(batchId);
  const { position } = row;
  const savedText = row.cells[column] ?? '';
  const draftName = `batch-cell:${batchId}:${position}:${column}`;
  const [typed, setTyped] = useState<string | null>(() => draftIn(draftName));
  const text = typed ?? savedText;
  const onItsWay = useRef<string | null>(null);
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: (to: string) =>
      mend({ do: 'set-cells', cells: [{ position, column, from: savedText, to }] }),
    onSettled: () => {
      onItsWay.current = null;
    },
    onSuccess({ conflicts }, to) {
      if (conflicts.length > 0) return;
      draftStore.discard(draftName);
      setTyped(null);
      const code = cellFaultOf(row, column)?.code;
      onMended(
        code === undefined || savedText === '' ? null : { column, code, from: savedText, to },
      );
    },
  });
  const restore = () => {
    draftStore.discard(draftName);
    setTyped(null);
  };
  function save(to: string = text) {
    // Enter saves and moves the focus, which saves once more.
    if (onItsWay.current === to) return;
    if (to === savedText) restore();
    else {
      onItsWay.current = to;
      draftStore.keep(draftName, to);
      setTyped(to);
      mutate(to);
    }
  }
  // What was typed before the page was loaded again, or before signing in again.
  const sendDraft = useEffectEvent(() => {
    if (typed !== null && typed !== savedText) mutate(typed);
  });
  useEffect(() => sendDraft(), []);

  const conflict = data?.conflicts.find((other) => other.position === position);
  const isUnsaved = typed !== null && typed !== savedText;
  return {
    text,
    type(value: string) {
      setTyped(value);
      draftStore.keep(draftName, value);
    },
    save,
    restore,
    note: isUnsaved ? (isPending ? t('saving') : t('notSavedYet')) : undefined,
    problem: error
      ? failureText(error)
      : conflict && isUnsaved
        ? t('changedByOther', { text: conflict.value })
        : undefined,
  };
}

function draftIn(name: string): string | null {
  const draft = draftStore.read(name);
  return typeof draft === 'string' ? draft : null;
}
