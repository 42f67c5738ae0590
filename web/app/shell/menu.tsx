import { anySubscriberService } from '@takst/contract/ticketing/subscribers/subscriber-services.ts';
import { meetsNeed } from '@takst/domain/platform/access/feature-need.rules.ts';
import { lazy, Suspense } from 'react';
import type { Session } from '#platform/session/session.ts';
import { sessionIn, useSessionState } from '#platform/session/use-session.ts';
import { MenuEntries, type MenuProps } from './menu-entries.tsx';

/** With the query library, which visitors do without. */
const MenuWithRequests = lazy(async () => ({
  default: (await import('./menu-with-requests.tsx')).MenuWithRequests,
}));

/** The menu, with the number of open requests for those who answer them. */
export function Menu(props: MenuProps) {
  const session = sessionIn(useSessionState());
  const entries = <MenuEntries {...props} />;
  if (!session || !takesTicketRequests(session)) return entries;
  return (
    <Suspense fallback={entries}>
      <MenuWithRequests {...props} companyId={session.company.id} />
    </Suspense>
  );
}

/** Whether people may ask for tickets, which an administrator approves (spec 2 §4). */
const takesTicketRequests = ({ features, company }: Session): boolean =>
  meetsNeed(features, anySubscriberService) && company.agreementSettings.takesTicketRequests;
