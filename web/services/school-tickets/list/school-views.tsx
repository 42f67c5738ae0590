import { useListAddress } from '#platform/design/list/list-address.ts';
import { ViewLinks } from '#platform/design/links/view-links.tsx';
import { hasEverywhere, reachesSeveral } from '#platform/session/services/features-anywhere.ts';
import { sessionIn, useSessionState, useSignedIn } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** What means the same in one school as in all of them. */
const carried = ['q', 'year', 'filter'] as const;

/** The chosen school beside all of them, for who reaches several; search, year and filter go along. */
export function SchoolViews() {
  const t = useTexts('school-ticket-list');
  const signedIn = useSignedIn();
  const session = sessionIn(useSessionState());
  const address = useListAddress();
  // The page of one school is closed to who works in a company that is none.
  const isClosed = session && !session.features.has('school');
  if (isClosed || !reachesSeveral(signedIn, 'school')) return null;
  const search = Object.fromEntries(
    carried.flatMap((name) => (address[name] ? [[name, address[name]]] : [])),
  );
  return (
    <ViewLinks
      label={t('schools')}
      search={search}
      views={[
        { to: '/skole', text: session?.company.name ?? t('oneSchool') },
        {
          to: '/skole/alle',
          text: t(hasEverywhere(signedIn, 'school') ? 'everySchool' : 'mySchools'),
        },
      ]}
    />
  );
}
