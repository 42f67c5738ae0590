import type { PageOption } from '#platform/design/list/list-option.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useServicePages } from '#platform/page-entries/service-pages.ts';

/** Leads to the comparison with the company's list of employees, where the service has one. */
export function useCompareRosterOption(): PageOption | null {
  const t = useTexts('tickets');
  const { features } = useSession();
  const { orderFeature, hasRoster } = useServicePages();
  if (!hasRoster || !features.has(orderFeature)) return null;
  return { label: t('compareRoster'), icon: 'swap', to: '/bedriftsavtale/sammenlign' };
}

/** Leads to the order of tickets for many from a list; the menu has no room for it. */
export function useOrderManyOption(): PageOption | null {
  const t = useTexts('tickets');
  const { features } = useSession();
  const { orderFeature, orderMany } = useServicePages();
  if (!features.has(orderFeature)) return null;
  return { label: t('orderMany'), icon: 'users', to: orderMany };
}
