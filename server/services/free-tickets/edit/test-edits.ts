import { editFreeTicket } from '@takst/contract/services/free-tickets/edit/edit-free-ticket.contract.ts';
import { previewFreeEdit } from '@takst/contract/services/free-tickets/edit/preview-free-edit.contract.ts';
import type { FreeTicket } from '@takst/contract/services/free-tickets/free-ticket.schema.ts';
import { listFamily } from '@takst/contract/services/free-tickets/list-family.contract.ts';
import { cancelFreeTicket } from '@takst/contract/services/free-tickets/ticket/cancel-free-ticket.contract.ts';
import { endFreeTicket } from '@takst/contract/services/free-tickets/ticket/end-free-ticket.contract.ts';
import { resendFreeTicket } from '@takst/contract/services/free-tickets/ticket/resend-free-ticket.contract.ts';
import { setCardNumber } from '@takst/contract/ticketing/travel-cards/set-card-number.contract.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { idOf } from '#services/company-tickets/test-order.ts';
import {
  type FreeOrderBody,
  freeCompany,
  orderFreeIn,
} from '#services/free-tickets/test-free-order.ts';
import type { Answer, CallInput } from '#testing/portal/call-as.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { phonesOf } from '#ticketing/tickets/phone/test-phone.ts';

export type EditBody = CallInput<typeof editFreeTicket>['body'];
type TicketOnTheWire = Omit<FreeTicket, 'startDate' | 'expirationDate' | 'employeeBirthDate'> & {
  startDate: string;
  expirationDate: string | null;
  employeeBirthDate: string;
};

let nextCardNumber = 700_000_000;
/** The number of a card that is made, which no other test uses. */
const newMadeNumber = (): string => String((nextCardNumber += 1));

/** A ticket as an edit that changes nothing says it. */
export const unchanged = (ticket: TicketOnTheWire): EditBody => ({
  agreementNumber: ticket.agreementNumber,
  profile: ticket.profile,
  ticketHolderType: ticket.ticketHolderType,
  employeeId: ticket.employeeId,
  firstName: ticket.firstName,
  lastName: ticket.lastName,
  dateOfBirth: ticket.employeeBirthDate,
  mediaType: ticket.mediaType,
  ...(ticket.phone !== null && { phoneCountryCode: '+47', phone: ticket.phone }),
  validAllZones: ticket.allZones,
  zoneFrom: ticket.zoneFrom,
  zoneTo: ticket.zoneTo,
});

/** Orders and edits of customer support of an operator. */
export function editsIn(portal: TestPortal, tenant: TenantId = 'ruter') {
  const user = portal.user('operator', tenant);
  const family = async (id: number): Promise<TicketOnTheWire[]> => {
    const answer = await portal.callAs(user, listFamily, { params: { id } });
    return (answer.json as { matches: TicketOnTheWire[] }).matches;
  };
  /** Undefined once it is erased. */
  const find = async (id: number): Promise<TicketOnTheWire | undefined> => {
    const answer = await portal.callAs(user, listFamily, { params: { id } });
    if (answer.status === 404) return undefined;
    return (answer.json as { matches: TicketOnTheWire[] }).matches.find((one) => one.id === id);
  };
  const ticket = async (id: number): Promise<TicketOnTheWire> => {
    const ticket = await find(id);
    if (!ticket) throw new Error(`no ticket ${id}`);
    return ticket;
  };
  const bodyOf = async (id: number, changed: Partial<EditBody>): Promise<EditBody> => ({
    ...unchanged(await ticket(id)),
    ...changed,
  });
  const tryToOrder = (changed: Partial<FreeOrderBody> = {}): Promise<Answer> =>
    orderFreeIn(portal)(changed, { user, company: freeCompany(portal, tenant) });
  return {
    family,
    find,
    ticket,
    tryToOrder,
    async order(changed: Partial<FreeOrderBody> = {}): Promise<number> {
      const answer = await tryToOrder(changed);
      if (answer.status !== 200) throw new Error(answer.text);
      return idOf(answer);
    },
    /** The edit as it is sent. */
    send: (id: number, body: EditBody) =>
      portal.callAs(user, editFreeTicket, { params: { id }, body }),
    async edit(id: number, changed: Partial<EditBody> = {}): Promise<Answer> {
      const body = await bodyOf(id, changed);
      return portal.callAs(user, editFreeTicket, { params: { id }, body });
    },
    async preview(id: number, changed: Partial<EditBody> = {}): Promise<Answer> {
      const body = await bodyOf(id, changed);
      return portal.callAs(user, previewFreeEdit, { params: { id }, body });
    },
    end: (id: number, isoDate: string) =>
      portal.callAs(user, endFreeTicket, { params: { id, isoDate } }),
    cancel: (id: number) => portal.callAs(user, cancelFreeTicket, { params: { id } }),
    resend: (id: number) => portal.callAs(user, resendFreeTicket, { params: { id } }),
    makeCard: (id: number) =>
      portal.callAs(user, setCardNumber, { params: { id, cardNumber: newMadeNumber() } }),
    async fetch(id: number): Promise<Answer> {
      const phones = phonesOf(portal);
      const { pickupCode } = await ticket(id);
      return phones.redeem(pickupCode ?? '', phones.newApp(), tenant);
    },
  };
}
