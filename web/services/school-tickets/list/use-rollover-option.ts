import type { ListOption } from '#platform/design/list/list-option.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** Leads to the tickets of the next school year, for those who may order. */
export function useRolloverOption(): ListOption | null {
  const t = useTexts('school-ticket-list');
  const { features } = useSession();
  if (!features.has('school.order')) return null;
  return { label: t('toRollover'), icon: 'arrow-right', to: '/skole/nytt-skolear' };
}
