import { useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import { focusField } from '#design/fields/focus-field.ts';
import { draftStore } from '#drafts/draft-store.ts';
import type { AttachedForm } from '#api/use-operation.ts';
import type { FormField } from './form-fields.ts';
import { useAnnounceDraft } from './use-announce-draft.ts';

type DraftFormOptions<F extends FieldValues, Body> = {
  /** Under which name what is typed is kept until it is sent or cancelled. */
  draftName: string;
  /** The form as it opens, given what was typed before. */
  start: F | ((draft: Partial<F> | null) => F);
  resolver: Resolver<F, unknown, Body>;
  fields: readonly FormField[];
  /** Where the body's path is not the name of the field. */
  nameOf?: (path: string) => string;
  /** A page that is loaded anew goes on with this form, typed in or not. */
  isKeptFromStart?: boolean;
  /** Begins before the form, where there is something before it. */
  onRestart?: () => void;
};

/** A form that keeps what is typed, whatever happens, until it is sent or cancelled. */
export type DraftForm<F extends FieldValues, Body> = AttachedForm & {
  form: UseFormReturn<F, unknown, Body>;
  fields: readonly FormField[];
  /** What was typed before is shown, and has not been sent. */
  hasDraft: boolean;
  /** Shows the form as it opens without a draft. */
  restart: () => void;
  /** Sends the form when nothing is wrong with it. */
  submit: (send: (body: Body) => void) => () => void;
  /** The same for a form that no operation sends: what is typed belongs to the form beneath. */
  handOver: (take: (body: Body) => void) => () => void;
};

/** `useForm` with a draft that outlives a reload, the end of a session, and leaving the form. */
export function useDraftForm<F extends FieldValues, Body>(
  options: DraftFormOptions<F, Body>,
): DraftForm<F, Body> {
  const { draftName, start, resolver, fields, nameOf = (path) => path } = options;
  const [draft] = useState(() => draftStore.read(draftName) as Partial<F> | null);
  const startWith = (typed: Partial<F> | null): F =>
    typeof start === 'function' ? start(typed) : { ...start, ...typed };
  const [empty] = useState(() => startWith(null));
  const [hasDraft, setHasDraft] = useState(draft !== null);
  const [defaultValues] = useState(() => startWith(draft));
  const form = useForm<F, unknown, Body>({
    defaultValues: defaultValues as DefaultValues<F>,
    resolver,
    // The error summary takes the focus.
    shouldFocusError: false,
  });
  const discard = useKeepDraft(options, form, empty);
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
      form.reset(empty);
      draftStore.discard(draftName);
      setHasDraft(false);
      focusField(fields[0]?.name ?? '');
    },
    setFaults(faults) {
      const paths = fields.flatMap(({ name, paths: own }): readonly string[] => own ?? [name]);
      // The first fault of a field is the one that stays.
      for (const { path, message } of faults.toReversed()) {
        const place = nameOf(path);
        if (paths.some((one) => place === one || place.startsWith(`${one}.`))) {
          form.setError(place as FieldPath<F>, { type: 'server', message });
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

/** Keeps what is typed, and says so when the form is left with it; returns how to discard it. */
function useKeepDraft<F extends FieldValues, Body>(
  { draftName: name, isKeptFromStart = false }: DraftFormOptions<F, Body>,
  form: UseFormReturn<F, unknown, Body>,
  empty: F,
): () => void {
  const isOver = useRef(false);
  const hasChanged = useRef(false);
  useAnnounceDraft(name, hasChanged);
  useEffect(() => {
    if (isKeptFromStart) draftStore.keep(name, form.getValues());
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (isOver.current) return;
        hasChanged.current = !isSame(values, empty);
        if (hasChanged.current || isKeptFromStart) draftStore.keep(name, values);
        else draftStore.discard(name);
      },
    });
  }, [name, form, empty, isKeptFromStart]);
  return () => {
    isOver.current = true;
    draftStore.discard(name);
  };
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
