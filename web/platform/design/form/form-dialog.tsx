import { type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { RunningOperation } from '#platform/api/running-operation.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { Modal } from '#platform/design/overlays/modal.tsx';
import { useDesignTexts } from '#platform/design/words/use-design-texts.ts';
import { FormScope } from './form.tsx';
import { FormHead, ProblemNotice } from './form-notices.tsx';
import type { DraftForm } from './use-draft-form.ts';

interface FormDialogProps<F extends FieldValues, Body> {
  title: string;
  subtitle?: string;
  width?: 'narrow' | 'wide';
  /** Verb on the submit button; "Save" by default. */
  submitLabel?: string;
  cancelLabel?: string | undefined;
  /** The action cannot be undone. */
  isDanger?: boolean;
  /** A confirmation with few or no fields; opens as an alert dialog. */
  isQuestion?: boolean;
  /** Puts Cancel first, so that pressing Enter without reading changes nothing. */
  isCancelFirst?: boolean;
  /** Has no submit button. */
  isReadOnly?: boolean;
  /** Disables the submit button until something else is ready. */
  isDisabled?: boolean;
  /** What the act leads to, beside the buttons: it stays in sight. */
  result?: { label: string; value: string } | undefined;
  operation?: RunningOperation | undefined;
  /** Where a refusal leads on to. */
  wayOn?: ReactNode;
  /** The form whose fields are in `children`. */
  form?: DraftForm<F, Body>;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog with a form or a question. Only its body scrolls; it stays open until the operation has
 * succeeded.
 */
export function FormDialog<F extends FieldValues, Body>(props: FormDialogProps<F, Body>) {
  const { title, width = 'narrow', isQuestion = false, isCancelFirst = false } = props;
  const { operation, form, onSubmit, onClose, children } = props;
  const t = useDesignTexts();
  const id = useId();
  const isPending = operation?.isPending ?? false;
  function cancel() {
    form?.discard();
    onClose();
  }
  const buttons = [
    !props.isReadOnly && (
      <Button
        key="submit"
        type="submit"
        form={id}
        variant={props.isDanger ? 'dangerSolid' : 'primary'}
        isPending={isPending}
        disabled={props.isDisabled}
      >
        {props.submitLabel ?? t('save')}
      </Button>
    ),
    <Button key="cancel" disabled={isPending} onClick={cancel}>
      {props.cancelLabel ?? t('cancel')}
    </Button>,
  ];
  return (
    <Modal
      isOpen
      width={width}
      role={isQuestion ? 'alertdialog' : 'dialog'}
      title={title}
      subtitle={props.subtitle}
      foot={props.result && <Result {...props.result} />}
      onClose={onClose}
      isBusy={isPending}
      actions={isCancelFirst ? buttons.toReversed() : buttons}
    >
      <form
        id={id}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {form ? (
          <FormScope form={form} operation={operation}>
            <FormHead />
            {children}
          </FormScope>
        ) : (
          children
        )}
        <ProblemNotice problem={operation?.problem}>{props.wayOn}</ProblemNotice>
      </form>
    </Modal>
  );
}

const Result = ({ label, value }: { label: string; value: string }) => (
  <p className="text-caption text-ink-muted">
    {label}
    <strong className="block text-table text-ink first-letter:uppercase">{value}</strong>
  </p>
);
