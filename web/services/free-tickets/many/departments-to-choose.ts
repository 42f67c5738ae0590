import { mayOrderUnder } from '@takst/domain/ticketing/tickets/order-agreement.rules.ts';
import { ticketServiceAccess } from '@takst/domain/platform/access/ticket-service-access.ts';
import type { Session, UserCompany } from '#platform/session/session.ts';

const { agreementSubtypes } = ticketServiceAccess['free-tickets'];

/** The departments that are valid today: others neither get orders nor take over tickets. */
export const departmentsToChoose = ({
  company,
  today,
}: Pick<Session, 'company' | 'today'>): UserCompany['allAgreements'] =>
  company.allAgreements.filter(({ subTypeId: subtype, ...agreement }) =>
    mayOrderUnder(agreementSubtypes, { ...agreement, subtype }, { today, start: today }),
  );

/** With one department there is nothing to choose. */
export function onlyDepartment(session: Pick<Session, 'company' | 'today'>): string | null {
  const [department, ...others] = departmentsToChoose(session);
  return department && others.length === 0 ? String(department.id) : null;
}
