import { LinkButton } from '#platform/design/buttons/link-button.tsx';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** Leads to the tickets of the next school year, for those who may order. */
export function RolloverLink() {
  const t = useTexts('school-ticket-list');
  const { features } = useSession();
  if (!features.has('school.order')) return null;
  return (
    <LinkButton icon="arrow-right" to="/skole/nytt-skolear">
      {t('toRollover')}
    </LinkButton>
  );
}
