import type { FreeEditRefusal } from '@takst/domain/services/free-tickets/edit/free-edit.ts';

/** A call answers with the first refusal. */
export function refusedEdit({
  refusals: [refused],
}: {
  readonly refusals: readonly FreeEditRefusal[];
}): { refused: FreeEditRefusal } {
  if (!refused) throw new Error('an edit was refused for nothing');
  return { refused };
}
