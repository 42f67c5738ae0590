import type { FreeEditRefusal } from '@takst/domain/services/free-tickets/edit/free-edit.ts';

/** The first of what stands in the way, which one call tells. */
export function refusedEdit({
  refusals: [refused],
}: {
  readonly refusals: readonly FreeEditRefusal[];
}): { refused: FreeEditRefusal } {
  if (!refused) throw new Error('an edit was refused for nothing');
  return { refused };
}
