import { useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import { focusField } from '#platform/design/fields/focus-field.ts';
import { draftStore } from '#platform/drafts/draft-store.ts';
import type { AttachedForm } from '#platform/api/running-operation.ts';
import type { FormField } from './form-fields.ts';
import { useAnnounceDraft } from './use-announce-draft.ts';

type DraftFormOptions<F extends FieldValues, Body> = {
  /** Storage key of the draft; it is kept until the form is sent or cancelled. */
  draftName: string;
  /** Initial values, or a function that merges them with a draft. */
  start: F | ((draft: Partial<F> | null) => F);
  resolver: Resolver<F, unknown, Body>;
  fields: readonly FormField[];
  /** Field names for paths of the body that are named differently. */
  nameOf?: (path: string) => string;
  /**
   * Keeps a draft from the start, so that a reload returns to this form even before it is edited.
   */
  isKeptFromStart?: boolean;
  /** Called on restart, for a step that precedes the form. */
  onRestart?: () => void;
};

/** A form that keeps its draft until it is sent or cancelled. */
export type DraftForm<F extends FieldValues, Body> = AttachedForm & {
  form: UseFormReturn<F, unknown, Body>;
  fields: readonly FormField[];
  hasDraft: boolean;
  restart: () => void;
  submit: (send: (body: Body) => void) => () => void;
  /** Validates the form and passes the values to the form beneath, which sends them. */
  handOver: (take: (body: Body) => void) => () => void;
};

/** `useForm` with a draft that survives reloads, session expiry and navigation. */
export function useDraftForm<F extends FieldValues, Body>(
  options: DraftFormOptions<F, Body>,
): DraftForm<F, Body> {
  const { draftName, start, resolver, fields, nameOf = (path) => path } = options;
  const [draft] = useState(() => draftStore.read(draftName) as Partial<F> | null);
  const initialValuesWith = (values: Partial<F> | null): F =>
    typeof start === 'function' ? start(values) : { ...start, ...values };
  const [initialValues] = useState(() => initialValuesWith(null));
  const [hasDraft, setHasDraft] = useState(draft !== null);
  const [defaultValues] = useState(() => initialValuesWith(draft));
  const form = useForm<F, unknown, Body>({
    defaultValues: defaultValues as DefaultValues<F>,
    resolver,
    // The error summary takes the focus.
    shouldFocusError: false,
  });
  const discard = useKeepDraft(options, form, initialValues);
  return {
    form,
    fields,
    hasDraft,
    discard,
    restart() {
      if (options.onRestart) {
        discard();
        return options.onRestart();
      }
      form.reset(initialValues);
      draftStore.discard(draftName);
      setHasDraft(false);
      focusField(fields[0]?.name ?? '');
    },
    setFaults(faults) {
      const paths = fields.flatMap(({ name, paths: own }): readonly string[] => own ?? [name]);
      // setError replaces earlier errors of a field: reversed, so that the first one remains.
      for (const { path, message } of faults.toReversed()) {
        const fieldName = nameOf(path);
        if (
          paths.some(
            (fieldPath) => fieldName === fieldPath || fieldName.startsWith(`${fieldPath}.`),
          )
        ) {
          form.setError(fieldName as FieldPath<F>, { type: 'server', message });
        }
      }
    },
    submit: (send) => () => void form.handleSubmit(send)(),
    handOver: (take) => () =>
      void form.handleSubmit((body) => {
        discard();
        take(body);
      })(),
  };
}

/**
 * Saves the draft while the user edits and announces it on leaving; returns the function that
 * discards it.
 */
function useKeepDraft<F extends FieldValues, Body>(
  { draftName: name, isKeptFromStart = false }: DraftFormOptions<F, Body>,
  form: UseFormReturn<F, unknown, Body>,
  initialValues: F,
): () => void {
  const isDiscarded = useRef(false);
  const hasChanged = useRef(false);
  useAnnounceDraft(name, hasChanged);
  useEffect(() => {
    if (isKeptFromStart) draftStore.keep(name, form.getValues());
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (isDiscarded.current) return;
        hasChanged.current = !isSame(values, initialValues);
        if (hasChanged.current || isKeptFromStart) draftStore.keep(name, values);
        else draftStore.discard(name);
      },
    });
  }, [name, form, initialValues, isKeptFromStart]);
  return () => {
    isDiscarded.current = true;
    draftStore.discard(name);
  };
}

const isSame = (fieldPath: unknown, other: unknown): boolean =>
  JSON.stringify(fieldPath) === JSON.stringify(other);
