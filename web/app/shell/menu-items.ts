import { pages } from '@takst/contract/pages.ts';
import type { FixedPagePath } from '@takst/contract/path-to.ts';
import type { IconName } from '#design/icon-paths.ts';
import { hasPage } from '#app/page-components.ts';
import { mayOpen } from '#app/page-admission.ts';
import type { SessionState } from '#session/session.ts';
import type { PlainTextKey } from '#texts/texts.ts';

type MenuItem = { path: FixedPagePath; icon: IconName; text: PlainTextKey<'app'> };

/** The reduced menu for visitors (spec 1 §1). */
const forVisitors: readonly MenuItem[] = [
  { path: '/bedriftsavtale/info', icon: 'ticket', text: 'menuCompanyTicketInfo' },
  { path: '/fribilletter/info', icon: 'card', text: 'menuFreeTicketInfo' },
  { path: '/billettluka/info', icon: 'wallet', text: 'menuTicketCounterInfo' },
  { path: '/verktoy', icon: 'code', text: 'menuTools' },
  { path: '/register', icon: 'company', text: 'menuRegister' },
];

const forUsers: readonly MenuItem[] = [
  { path: '/bedriftsavtale', icon: 'users', text: 'titleEmployees' },
  { path: '/bedriftsavtale/billett/opprett', icon: 'plus', text: 'titleOrderTicket' },
  { path: '/bedrifter', icon: 'company', text: 'titleCompanies' },
  { path: '/brukere', icon: 'key', text: 'titleUsers' },
  { path: '/minside', icon: 'user', text: 'titleMyPage' },
  { path: '/kontaktoss', icon: 'inbox', text: 'contactUs' },
];

/** The existing pages that this user may open. */
export const menuFor = (state: SessionState): readonly MenuItem[] =>
  (state.state === 'fetch-success' ? forUsers : forVisitors).filter(({ path }) => {
    const page = pages.find((candidate) => candidate.path === path);
    return page && hasPage(path) && mayOpen(page, state) === 'yes';
  });
