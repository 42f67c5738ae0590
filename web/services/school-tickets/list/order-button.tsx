import { LinkButton } from '#platform/design/buttons/link-button.tsx';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** Leads to the order of school tickets, for those who may order. */
export function OrderButton() {
  const t = useTexts('school-ticket-list');
  const { features } = useSession();
  if (!features.has('school.order')) return null;
  return (
    <LinkButton variant="primary" icon="plus" to="/skole/bestill">
      {t('order')}
    </LinkButton>
  );
}
