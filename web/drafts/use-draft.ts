import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { draftStore } from './draft-store.ts';

/**
 * The input of this form from before the page was lost (sign-in, reload), or null. Pass it to
 * `useForm` with the form's own defaults: `defaultValues: { ...empty, ...draft }`.
 */
export function useDraft<Values extends FieldValues>(form: string): Partial<Values> | null {
  const [draft] = useState(() => draftStore.read(form) as Partial<Values> | null);
  return draft;
}

/** Keeps the draft until the form is sent, cancelled, or left by a link.*/
export function useKeepDraft<Values extends FieldValues, Context, Output>(
  name: string,
  form: UseFormReturn<Values, Context, Output>,
): void {
  useEffect(() => {
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => draftStore.keep(name, values),
    });
    return () => {
      stop();
      // Runs when the form is left, not when the page is lost.
      draftStore.discard(name);
    };
  }, [name, form]);
}
