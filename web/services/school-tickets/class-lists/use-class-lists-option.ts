import type { ListAddress } from '@takst/contract/platform/lists/list-state.ts';
import type { ListOption } from '#platform/design/list/list-option.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** From the overview to the class lists, with its school year and class. */
export function useClassListsOption({ year, class: className }: ListAddress): ListOption {
  const t = useTexts('school-ticket-list');
  const search = {
    ...(year !== undefined && { year }),
    ...(className !== undefined && { class: className }),
  };
  return { label: t('toClassLists'), icon: 'printer', to: '/skole/klasser', search };
}
