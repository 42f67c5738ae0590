import type { Refusal, Route } from '@takst/contract/platform/calls/route.ts';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { DraftForm } from '#platform/design/form/use-draft-form.ts';
import { useChangedSince } from './use-changed-since.tsx';

type VersionedEntity = { readonly version: string };

type VersionOptions<R extends Route, Entity extends VersionedEntity> = {
  /** What is there now, by a refusal that says so; undefined for any other refusal. */
  nowIn: (refused: Refusal<R>) => Entity | undefined;
  /** The same in words. Without it there is more than a sentence can say. */
  describe?: (now: Entity) => string;
};

type EditDialog<R extends Route, Fields extends FieldValues, Body> = {
  form: DraftForm<Fields, Body>;
  refused: Refusal<R> | null;
  send: (body: Body) => void;
  onClose: () => void;
};

/**
 * `useChangedSince` for what has a version. A form begins with the version that its user sees, and its draft keeps that one.
 */
export function useVersionChangedSince<R extends Route, Entity extends VersionedEntity>({
  nowIn,
  describe,
}: VersionOptions<R, Entity>) {
  const changed = useChangedSince<R, Entity | null>({
    start: null,
    nowIn,
    ...(describe && { describe: (now) => (now ? describe(now) : '') }),
  });
  /** With the version that the user has seen last. */
  const bodyOf = <Body extends { version?: string | undefined }>(body: Body): Body => ({
    ...body,
    version: changed.seen?.version ?? body.version,
  });
  return {
    ...changed,
    bodyOf,
    /** What a dialog that edits it does: saving, and the way on after a refusal, where closing keeps what is there now. */
    dialogOf: <Fields extends FieldValues, Body extends { version?: string | undefined }>({
      form,
      refused,
      send,
      onClose,
    }: EditDialog<R, Fields, Body>): { wayOn: ReactNode; onSubmit: () => void } => ({
      wayOn: changed.wayOn(refused, () => {
        form.discard();
        onClose();
      }),
      onSubmit: form.submit((body) => send(bodyOf(body))),
    }),
  };
}
