import type { DeliveryAction } from '@takst/domain/services/ticket-counter/delivery.rules.ts';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import type { DraftForm } from '#platform/design/form/use-draft-form.ts';
import { formatNumber } from '#platform/design/format.ts';
import { Progress } from '#platform/design/page/progress.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { ManyEffect } from './many-effect.tsx';
import { NotTakenBackList } from './not-taken-back.tsx';
import type { useTakeBackRun } from './use-take-back-run.ts';

interface TakeBackManyDialogProps<F extends FieldValues, Body> {
  act: DeliveryAction;
  takeBack: ReturnType<typeof useTakeBackRun>;
  form?: DraftForm<F, Body>;
  onSubmit: () => void;
  /** Fields below what happens. */
  children?: ReactNode;
}

const texts = {
  cancel: { title: 'cancelManyTitle', submit: 'cancelIt' },
  refund: { title: 'refundManyTitle', submit: 'refund' },
} as const;

/** Asks first, says how many, which and what it leads to; then how far it is, and what was not taken back and why. */
export function TakeBackManyDialog<F extends FieldValues, Body>({
  act,
  takeBack: { run, deliveries, leftOut, summaryOf, close },
  form,
  onSubmit,
  children,
}: TakeBackManyDialogProps<F, Body>) {
  const t = useTexts('counter-order');
  const { length: count } = deliveries;
  const total = formatNumber(count);
  const summary = run?.isOver ? summaryOf(run.done) : null;
  const tried = run ? run.done.length + run.notDone.length : 0;
  return (
    <FormDialog
      title={summary?.title ?? t(texts[act].title, { count, number: total })}
      isQuestion={!run && !form}
      isDanger={!run}
      isReadOnly={run !== null}
      submitLabel={t(texts[act].submit)}
      cancelLabel={run ? t('close') : t('back')}
      operation={{ isPending: run !== null && !run.isOver, problem: null }}
      {...(form && { form })}
      onSubmit={onSubmit}
      onClose={close}
    >
      {!run && (
        <>
          <ManyEffect deliveries={deliveries} leftOut={leftOut} />
          {children}
        </>
      )}
      {run && !run.isOver && (
        <Progress
          label={t('takingBack', { done: formatNumber(tried), total })}
          value={tried}
          max={count}
        />
      )}
      {run?.isOver && (
        <>
          {summary && summary.text !== '' && <p className="mb-3">{summary.text}</p>}
          <NotTakenBackList notDone={run.notDone} />
        </>
      )}
    </FormDialog>
  );
}
