import { isPageOf, type PagePath, pages } from '@takst/contract/app/pages.ts';
import { isFixedPath } from '@takst/contract/app/path-to.ts';
import { isAmongTools } from './is-among-tools.ts';
import type { MenuSection } from '#platform/design/menu/menu-list.tsx';
import { mayOpen, waitsForCompany } from '#app/page-table/page-admission.ts';
import { type MenuGroup, menuGroups } from '#platform/page-entries/menu-groups.ts';
import type { PageEntries, PageEntry } from '#platform/page-entries/page-entry.ts';
import type { SessionState } from '#platform/session/session.ts';
import { signedInOf } from '#platform/session/use-session.ts';
import { pageFacts } from '#platform/texts/page-facts.ts';
import type { PlainTextKey } from '#platform/texts/texts.ts';

const titles: { readonly [G in MenuGroup]: PlainTextKey<'app'> | null } = {
  visitors: null,
  support: 'menuSupport',
  companyTickets: 'menuCompanyTickets',
  freeTickets: 'menuFreeTickets',
  schoolAndHousing: 'menuSchoolAndHousing',
  ticketCounter: 'menuTicketCounter',
  economy: 'menuEconomy',
  company: 'menuCompany',
};

function groupOf(entry: PageEntry, state: SessionState): MenuGroup | undefined {
  const isSupport = signedInOf(state)?.features.has('companyAdmin');
  return (isSupport && entry.menuForSupport) || entry.menu;
}

/** The existing pages of the page table that this user may open, by service. */
export function menuSectionsFor(
  state: SessionState,
  text: (key: PlainTextKey<'app'>) => string,
  entries: PageEntries,
): readonly MenuSection[] {
  const isVisitor = state.state !== 'fetch-success';
  const open = pages.filter(
    (page) =>
      isPageOf(page, pageFacts.tenant) &&
      mayOpen(page, state) === 'yes' &&
      !waitsForCompany(page, state) &&
      isAmongTools(page.path, signedInOf(state)?.features ?? null),
  );
  return menuGroups
    .filter((group) => isVisitor || group !== 'visitors')
    .map((group) => ({
      id: group,
      title: titles[group] && text(titles[group]),
      entries: open.flatMap(({ path }) => {
        const entry = entries[path];
        if (!entry?.menu || !isFixedPath(path) || groupOf(entry, state) !== group) return [];
        return { path, icon: entry.icon, text: text(entry.title) };
      }),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** The entry of a page: its own, or that of the page above it. */
export const currentEntry = (
  pathname: string,
  sections: readonly MenuSection[],
): string | undefined =>
  sections
    .flatMap(({ entries }) => entries.map(({ path }) => path))
    .filter((path) => `${placeOf(pathname)}/`.startsWith(`${path}/`))
    .toSorted((one, other) => other.length - one.length)[0];

/** Pages that are below another than their address says (spec 2 §2, spec 3 §2). */
const places: readonly (readonly [RegExp, PagePath])[] = [
  [/^\/bedriftsavtale\/faktura(?=\/)/, '/faktura'],
  [/^\/fribilletter\/(endringer|lonnsfil)$/, '/fribilletter/skattegrunnlag'],
  [/^\/billettluka\/billetthistorikk\/?$/, '/billettluka/ordrehistorikk'],
];

const placeOf = (pathname: string): string =>
  places.reduce((path, [address, place]) => path.replace(address, place), pathname);
