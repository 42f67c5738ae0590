import { type ReactNode, useId } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { ErrorSummary } from '#design/fields/error-summary.tsx';
import { Modal } from '#design/overlays/modal.tsx';
import { useTexts } from '#texts/use-texts.ts';
import { ProblemNotice } from './problem-notice.tsx';
import type { Problem } from './use-problem.ts';

interface FormModalProps {
  title: string;
  width?: 'narrow' | 'wide';
  isPending: boolean;
  /** Without it nothing can be saved here. */
  canSave?: boolean;
  problem: Problem | null;
  /** What is wrong, in the order of the fields. */
  faults: readonly { field: string; message: string }[];
  attempt: number;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form upon the page: what is wrong with it, why it was not saved, and the two buttons. */
export function FormModal(props: FormModalProps) {
  const { title, width = 'narrow', isPending, canSave = true, problem } = props;
  const { faults, attempt, onSubmit, onClose, children } = props;
  const t = useTexts('companies');
  const form = useId();
  return (
    <Modal
      isOpen
      width={width}
      title={title}
      onClose={onClose}
      isBusy={isPending}
      actions={
        <>
          {canSave && (
            <Button type="submit" form={form} variant="primary" isPending={isPending}>
              {t('save')}
            </Button>
          )}
          <Button disabled={isPending} onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          // The form of the page beneath is another one.
          event.stopPropagation();
          onSubmit();
        }}
      >
        <ErrorSummary title={t('fixFirst')} attempt={attempt} errors={faults} />
        {children}
        <ProblemNotice problem={problem} />
      </form>
    </Modal>
  );
}
