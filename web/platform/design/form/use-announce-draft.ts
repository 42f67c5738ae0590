import { type RefObject, useEffect, useEffectEvent } from 'react';
import { showToast } from '#platform/design/toasts/toasts.ts';
import { useDesignTexts } from '#platform/design/words/use-design-texts.ts';
import { draftStore } from '#platform/drafts/draft-store.ts';

/** Shows a toast that a draft was kept when a form with changes is left. */
export function useAnnounceDraft(name: string, hasChanged: RefObject<boolean>): void {
  const t = useDesignTexts();
  const announce = useEffectEvent(() => {
    if (!hasChanged.current || draftStore.read(name) === null) return;
    showToast('info', { title: t('draftLeft'), text: t('draftLeftText') });
  });
  useEffect(() => () => announce(), []);
}
