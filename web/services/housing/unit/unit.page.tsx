import { companyTicketChanges } from '#services/company-tickets/change/ticket-changes.ts';
import { PersonPage } from '#ticketing/subscribers/employee/person-page.tsx';
import { UnitCard } from './unit-card.tsx';

/** All residents of a unit, with tickets and subscriptions grouped per person (spec 2 §2, Housing association). */
export const UnitPage = () => (
  <PersonPage
    changes={companyTicketChanges}
    afterEntries={(subscriberId) => <UnitCard subscriberId={subscriberId} />}
  />
);
