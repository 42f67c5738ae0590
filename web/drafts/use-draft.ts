import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { draftStore } from './draft-store.ts';

/**
 * What was typed into this form before the page was lost (sign-in, reload), or null. Give it to
 * `useForm` with the form's own defaults: `defaultValues: { ...empty, ...draft }`.
 */
export function useDraft<Values extends FieldValues>(form: string): Partial<Values> | null {
  const [draft] = useState(() => draftStore.read(form) as Partial<Values> | null);
  return draft;
}

/** Keeps what is typed, until the form is left by a link, by cancelling, or because it was sent. */
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
      // Losing the page does not come by here; leaving the form does.
      draftStore.discard(name);
    };
  }, [name, form]);
}
