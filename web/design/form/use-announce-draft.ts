import { type RefObject, useEffect, useEffectEvent } from 'react';
import { showToast } from '#design/toasts/toasts.ts';
import { useWords } from '#design/words.ts';
import { draftStore } from '#drafts/draft-store.ts';

/** Says that a draft is kept when what it is of is left with changes. */
export function useAnnounceDraft(name: string, hasChanged: RefObject<boolean>): void {
  const words = useWords();
  const announce = useEffectEvent(() => {
    if (hasChanged.current && draftStore.read(name) !== null) showToast('info', words('draftLeft'));
  });
  useEffect(() => () => announce(), []);
}
