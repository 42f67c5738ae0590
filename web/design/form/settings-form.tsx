import type { ReactNode } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import type { RunningOperation } from '#api/use-operation.ts';
import { Button } from '#design/buttons/button.tsx';
import { useDesignTexts } from '#design/use-design-texts.ts';
import { Form } from './form.tsx';
import { FormHead, ProblemNotice } from './form-notices.tsx';
import type { DraftForm } from './use-draft-form.ts';

interface SettingsFormProps<F extends FieldValues, Body> {
  form: DraftForm<F, Body>;
  operation: RunningOperation;
  /** Somebody else has saved since. */
  isOutdated: boolean;
  onSave: (body: Body) => void;
  /** The fields. */
  children: ReactNode;
}

/** One of the forms of a page of settings. After somebody else has saved, one can start over with what is saved. */
export function SettingsForm<F extends FieldValues, Body>(props: SettingsFormProps<F, Body>) {
  const { form, operation, isOutdated, onSave, children } = props;
  const t = useDesignTexts();
  return (
    <Form form={form} operation={operation} onSubmit={onSave} className="grid max-w-2xl gap-6">
      <FormHead />
      {children}
      <ProblemNotice problem={operation.problem}>
        {isOutdated && (
          <Button className="mt-2" onClick={form.restart}>
            {t('startOver')}
          </Button>
        )}
      </ProblemNotice>
      <SaveButton isPending={operation.isPending} hasDraft={form.hasDraft} />
    </Form>
  );
}

/** With several forms each has a button: the main one is that of what was changed. */
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
