import { LinkButton } from '#design/buttons/link-button.tsx';
import { useSession } from '#session/use-session.ts';
import { useTexts } from '#texts/use-texts.ts';

/** Links to the comparison with the company's list of employees. */
export function CompareRosterButton() {
  const t = useTexts('company-tickets');
  const { features } = useSession();
  if (!features.has('companyTicket.order')) return null;
  return <LinkButton to="/bedriftsavtale/sammenlign">{t('compareRoster')}</LinkButton>;
}

/** Links to the order of tickets for many from a list; the menu has no room for it. */
export function OrderManyButton() {
  const t = useTexts('company-tickets');
  const { features } = useSession();
  if (!features.has('companyTicket.order')) return null;
  return (
    <LinkButton icon="users" to="/bedriftsavtale/bestill-flere">
      {t('orderMany')}
    </LinkButton>
  );
}
