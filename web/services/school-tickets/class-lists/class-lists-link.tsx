import { LinkButton } from '#platform/design/buttons/link-button.tsx';
import type { ListAddress } from '@takst/contract/platform/lists/list-state.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** From the overview to the class lists, with its school year and class. */
export function ClassListsLink({ address }: { address: ListAddress }) {
  const t = useTexts('school-ticket-list');
  const { year, class: className } = address;
  const search = {
    ...(year !== undefined && { year }),
    ...(className !== undefined && { class: className }),
  };
  return (
    <LinkButton icon="printer" to="/skole/klasser" search={search}>
      {t('toClassLists')}
    </LinkButton>
  );
}
