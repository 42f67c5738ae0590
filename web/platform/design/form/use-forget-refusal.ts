import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { RunningOperation } from '#platform/api/running-operation.ts';

/** Tells the operation of a form which field was changed, so that it forgets a refusal about it. */
export function useForgetRefusal<F extends FieldValues, Body>(
  form: UseFormReturn<F, unknown, Body>,
  operation: RunningOperation | undefined,
): void {
  const onChange = useEffectEvent((field: string) => operation?.fieldChanged?.(field));
  useEffect(() => {
    let before = textsOf(form.getValues());
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const after = textsOf(values);
        const changedFields = [...after.keys()].filter(
          (field) => after.get(field) !== before.get(field),
        );
        before = after;
        for (const field of changedFields) onChange(field);
      },
    });
  }, [form]);
}

const textsOf = (values: object): ReadonlyMap<string, string> =>
  new Map(Object.entries(values).map(([field, value]) => [field, JSON.stringify(value) ?? '']));
