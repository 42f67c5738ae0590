import { mayOpenPage, pages } from '@takst/contract/app/pages.ts';
import { ViewLinks } from '#platform/design/links/view-links.tsx';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

const views = [
  { to: '/billettluka', text: 'viewOrder' },
  { to: '/billettluka/ordrehistorikk', text: 'viewOrders' },
  { to: '/billettluka/billetthistorikk/', text: 'viewTickets' },
  { to: '/billettluka/innstillinger/', text: 'viewSettings' },
  { to: '/billettluka/bedriften-betaler', text: 'viewCovers' },
] as const;

/** The pages of the ticket counter that the user may open; three of them have no place in the menu (docs/decisions/0105). */
export function CounterViews() {
  const t = useTexts('counter-words');
  const { features } = useSession();
  const isOpen = ({ to }: (typeof views)[number]) =>
    pages.some((page) => page.path === to && mayOpenPage(page, features) === 'yes');
  return (
    <ViewLinks
      label={t('views')}
      search={{}}
      views={views.filter(isOpen).map(({ to, text }) => ({ to, text: t(text) }))}
    />
  );
}
