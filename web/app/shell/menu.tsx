import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { MenuList } from '#design/menu/menu-list.tsx';
import { requestCountsQuery } from '#self-service/requests/request-counts.queries.ts';
import type { Session } from '#session/session.ts';
import { sessionIn, useSessionState } from '#session/use-session.ts';
import { plainText } from '#texts/refusal-texts.ts';
import { useTexts } from '#texts/use-texts.ts';
import { currentEntry, menuSectionsFor } from './menu-sections.ts';

type MenuProps = { isSheet?: boolean };

/** The pages that a user may open; the page of ticket requests with how many of them are open. */
export function Menu(props: MenuProps) {
  const session = sessionIn(useSessionState());
  return session && takesTicketRequests(session) ? (
    <MenuWithRequests {...props} companyId={session.company.id} />
  ) : (
    <MenuEntries {...props} />
  );
}

/** Whether people may ask for tickets, which an administrator approves (spec 2 §4). */
const takesTicketRequests = ({ features, company }: Session): boolean =>
  features.has('companyTicket') && company.agreementSettings.takesTicketRequests;

function MenuWithRequests({ companyId, ...props }: MenuProps & { companyId: number }) {
  const { data } = useQuery(requestCountsQuery(companyId));
  return <MenuEntries {...props} openRequests={data?.open} />;
}

type MenuEntriesProps = MenuProps & { openRequests?: number | undefined };

function MenuEntries({ isSheet = false, openRequests }: MenuEntriesProps) {
  const t = useTexts('app');
  const sections = menuSectionsFor(useSessionState(), (key) => plainText(t, key)).map(
    (section) => ({
      ...section,
      entries: section.entries.map((entry) =>
        entry.path === '/bedriftsavtale/godkjenning' ? { ...entry, count: openRequests } : entry,
      ),
    }),
  );
  const current = currentEntry(useLocation().pathname, sections);
  if (sections.length === 0) return null;
  return (
    <nav aria-label={t('mainMenu')}>
      <MenuList sections={sections} current={current} isSheet={isSheet} />
    </nav>
  );
}
