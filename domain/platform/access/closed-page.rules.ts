import { type ClosedService, closedServices } from './closed-services.rules.ts';
import type { Feature } from './feature.ts';
import type { FeatureNeed } from './feature-need.rules.ts';
import type { AccessQuestion } from './features-for.rules.ts';
import type { CompanyRole } from './roles.ts';
import { ticketServiceAccess } from './ticket-service-access.ts';
import { type TicketServiceId, ticketServiceIds } from './ticket-service-id.ts';

/** Why a page is closed to a user: its service is, or a role is missing. */
export type ClosedPage =
  | Exclude<ClosedService, { reason: 'no-role' }>
  | { readonly reason: 'no-role'; readonly role: CompanyRole };

/** The role in a company that opens each service. */
const roleFor: Readonly<Record<TicketServiceId, CompanyRole>> = {
  'company-tickets': 'COMPANY_ADMIN',
  housing: 'COMPANY_ADMIN',
  'free-tickets': 'COMPANY_ADMIN',
  'school-tickets': 'SCHOOLTICKET_ADMIN',
  'ticket-counter': 'TICKET_ADMIN',
};

/** The one reason that the user of a closed page can do something about; null where it is for operator staff. */
export function closedPage(question: AccessQuestion, need: FeatureNeed): ClosedPage | null {
  const needed = neededFeatures(need);
  const service = ticketServiceIds.find((id) =>
    needed.some((feature) => isOfService(feature, ticketServiceAccess[id].feature)),
  );
  const closed = closedServices(question).find((one) => one.service === service);
  if (closed?.reason === 'no-role') return { reason: 'no-role', role: roleFor[closed.service] };
  if (closed) return closed;
  return needed.includes('userAdmin') ? { reason: 'no-role', role: 'USER_ADMIN' } : null;
}

const isOfService = (feature: Feature, service: Feature): boolean =>
  feature === service || feature.startsWith(`${service}.`);

function neededFeatures(need: FeatureNeed): readonly Feature[] {
  if (typeof need === 'string') return [need];
  return 'all' in need ? need.all : need.any;
}
