import type { FreeTicket } from '@takst/contract/services/free-tickets/free-ticket.schema.ts';
import { agreementLabel } from '@takst/domain/ticketing/tickets/order-agreement.rules.ts';
import { formatDate } from '#platform/design/format.ts';
import { useFreeTicketFacts } from '#services/free-tickets/family/use-free-ticket-facts.ts';
import { useFreeOffer } from '#services/free-tickets/order/free-order-offer.ts';
import { soldFreeTicket } from '#services/free-tickets/order/sold-free-ticket.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { EditBody, EditFields } from './edit-fields.ts';

export type ChangedValue = { term: string; before: string; after: string };

/** The edit of a ticket that is to be confirmed. */
export type EditToConfirm = { ticket: FreeTicket; fields: EditFields; body: EditBody };

/** What changes, old and new, in the order of the form (spec 3 §4). */
export function useChangedValues({ ticket, fields, body }: EditToConfirm): ChangedValue[] {
  const t = useTexts('free-edit');
  const tOrder = useTexts('free-order');
  const facts = useFreeTicketFacts();
  const offer = useFreeOffer();
  const edited = editedTicket({ ticket, fields, body }, soldFreeTicket(fields, offer)?.nrOfZones);
  const department = ({ agreementNumber, invoiceReference }: FreeTicket) => {
    const offered = offer.departments.find(({ id }) => id === agreementNumber);
    return agreementLabel(offered ?? { id: agreementNumber, invoiceReference });
  };
  const values: readonly (readonly [string, (one: FreeTicket) => string])[] = [
    [tOrder('relation'), facts.relation],
    [tOrder('employeeId'), (one) => one.employeeId],
    [tOrder('dateOfBirth'), (one) => formatDate(one.employeeBirthDate)],
    [tOrder('firstName'), (one) => one.firstName],
    [tOrder('lastName'), (one) => one.lastName],
    [tOrder('profile'), facts.profile],
    [t('ticketOn'), facts.medium],
    [tOrder('zones'), facts.zones],
    [tOrder('department'), department],
  ];
  return values
    .map(([term, say]) => ({ term, before: say(ticket), after: say(edited) }))
    .filter(({ before, after }) => before !== after);
}

/** The ticket as the edit makes it. */
function editedTicket(
  { ticket, fields, body }: EditToConfirm,
  nrOfZones = ticket.nrOfZones,
): FreeTicket {
  const { ticketHolderType, employeeId, firstName, lastName, profile, agreementNumber } = body;
  const { zoneFrom, zoneTo, phone = null, phoneCountryCode = null } = body;
  return {
    ...ticket,
    ticketHolderType,
    employeeId,
    firstName,
    lastName,
    profile,
    agreementNumber,
    zoneFrom,
    zoneTo,
    phone,
    phoneCountryCode,
    nrOfZones,
    employeeBirthDate: body.dateOfBirth,
    allZones: body.validAllZones,
    travelCardState: fields.medium === 'phone' ? null : ticket.travelCardState,
  };
}
