import type { ReactNode } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import type { RunningOperation } from '#platform/api/running-operation.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { useDesignTexts } from '#platform/design/words/use-design-texts.ts';
import { Form } from './form.tsx';
import { FormHead, ProblemNotice } from './form-notices.tsx';
import type { DraftForm } from './use-draft-form.ts';

interface SettingsFormProps<F extends FieldValues, Body> {
  form: DraftForm<F, Body>;
  operation: RunningOperation;
  /** After another user has saved: the button that starts over with the saved settings. */
  wayOn: (startOver: () => void) => ReactNode;
  onSave: (body: Body) => void;
  /** The fields. */
  children: ReactNode;
}

/** One of the forms of a page of settings. */
export function SettingsForm<F extends FieldValues, Body>(props: SettingsFormProps<F, Body>) {
  const { form, operation, wayOn, onSave, children } = props;
  return (
    <Form form={form} operation={operation} onSubmit={onSave} className="grid max-w-2xl gap-6">
      <FormHead />
      {children}
      <ProblemNotice problem={operation.problem}>{wayOn(form.restart)}</ProblemNotice>
      <SaveButton isPending={operation.isPending} hasDraft={form.hasDraft} />
    </Form>
  );
}

/** With several forms each has a button; the primary one is that of the changed form. */
function SaveButton({ isPending, hasDraft }: { isPending: boolean; hasDraft: boolean }) {
  const t = useDesignTexts();
  const { isDirty } = useFormState();
  return (
    <Button
      type="submit"
      variant={isDirty || hasDraft ? 'primary' : 'secondary'}
      isPending={isPending}
      className="justify-self-start"
    >
      {t('save')}
    </Button>
  );
}
