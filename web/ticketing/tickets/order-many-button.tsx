import { LinkButton } from '#platform/design/buttons/link-button.tsx';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useServicePages } from '#platform/page-entries/service-pages.ts';

/** Links to the comparison with the company's list of employees, where the service has one. */
export function CompareRosterButton() {
  const t = useTexts('tickets');
  const { features } = useSession();
  const { orderFeature, hasRoster } = useServicePages();
  if (!hasRoster || !features.has(orderFeature)) return null;
  return <LinkButton to="/bedriftsavtale/sammenlign">{t('compareRoster')}</LinkButton>;
}

/** Links to the order of tickets for many from a list; the menu has no room for it. */
export function OrderManyButton() {
  const t = useTexts('tickets');
  const { features } = useSession();
  const { orderFeature, orderMany } = useServicePages();
  if (!features.has(orderFeature)) return null;
  return (
    <LinkButton icon="users" to={orderMany}>
      {t('orderMany')}
    </LinkButton>
  );
}
