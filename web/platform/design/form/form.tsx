import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { type FieldValues, FormProvider, useFormState } from 'react-hook-form';
import type { RunningOperation } from '#platform/api/running-operation.ts';
import { closeEarlierToasts } from '#platform/design/toasts/toasts.ts';
import { useFaultText } from '#platform/texts/use-fault-text.ts';
import { FormFactsProvider } from './form-context.ts';
import { faultLines } from './form-fields.ts';
import { useForgetRefusal } from './use-forget-refusal.ts';
import type { DraftForm } from './use-draft-form.ts';

interface FormScopeProps<F extends FieldValues, Body> {
  form: DraftForm<F, Body>;
  operation?: RunningOperation | undefined;
  children: ReactNode;
}

/** Provides a form's fields, faults and draft to its children, and attaches it to its operation. */
export function FormScope<F extends FieldValues, Body>(props: FormScopeProps<F, Body>) {
  const { form: whole, operation, children } = props;
  const { form, fields, hasDraft, restart } = whole;
  const faultText = useFaultText();
  const { errors, submitCount } = useFormState({ control: form.control });
  useForgetRefusal(form, operation);
  const attach = operation?.attach;
  useEffect(closeEarlierToasts, []);
  const setFaults = useEffectEvent(whole.setFaults);
  const discard = useEffectEvent(whole.discard);
  useEffect(
    () => attach?.({ setFaults: (faults) => setFaults(faults), discard: () => discard() }),
    [attach],
  );
  return (
    <FormProvider {...form}>
      <FormFactsProvider
        value={{
          fieldOf: (name) => fields.find((field) => field.name === name) ?? { label: '' },
          faults: faultLines(fields, errors, faultText),
          attempt: submitCount,
          hasDraft,
          restart,
          problem: operation?.problem ?? null,
        }}
      >
        {children}
      </FormFactsProvider>
    </FormProvider>
  );
}

interface FormProps<F extends FieldValues, Body> extends FormScopeProps<F, Body> {
  className?: string;
  onSubmit: (body: Body) => void;
}

/** A form that is part of a page. */
export function Form<F extends FieldValues, Body>(props: FormProps<F, Body>) {
  const { className = 'grid gap-6', onSubmit, children, ...scope } = props;
  return (
    <FormScope {...scope}>
      <form
        noValidate
        className={className}
        onSubmit={(event) => {
          event.preventDefault();
          scope.form.submit(onSubmit)();
        }}
      >
        {children}
      </form>
    </FormScope>
  );
}
