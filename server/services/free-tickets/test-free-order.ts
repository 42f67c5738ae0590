import { orderFreeTicket } from '@takst/contract/services/free-tickets/order-free-ticket.contract.ts';
import {
  ofTenant,
  type PerTenant,
  type TenantId,
} from '@takst/domain/platform/tenants/tenant-id.ts';
import { newPhone } from '#services/company-tickets/test-order.ts';
import type { Answer, CallInput } from '#testing/portal/call-as.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import type { WorldCompany, WorldUser } from '#testing/portal/world.store.ts';

export type FreeOrderBody = CallInput<typeof orderFreeTicket>['body'];

let used = 0;
/** An employee number that nobody in the world has. */
export const newEmployeeId = (): string => `N${String((used += 1)).padStart(6, '0')}`;
/** The number of a card with ten digits that nobody in the world has. */
export const newCardNumber = (): string => `88${String((used += 1)).padStart(8, '0')}`;

const zonesOf: PerTenant<{ zoneFrom: string; zoneTo: string }> = {
  ruter: { zoneFrom: '1', zoneTo: '2Ø' },
  akt: { zoneFrom: 'Arendal', zoneTo: 'Grimstad' },
  fjord: { zoneFrom: 'Fjordbyen', zoneTo: 'Nordsida' },
};

/** The company with free tickets of an operator. */
export const freeCompany = (portal: TestPortal, tenant: TenantId = 'ruter'): WorldCompany =>
  portal.company(tenant === 'fjord' ? 'several-services' : 'free-ticket', tenant);

/** The departments of a company that run. */
export const departmentsOf = ({ agreements }: WorldCompany): number[] =>
  agreements.flatMap(({ id, subtype }) => (subtype === 'FREETICKET' ? [id] : []));

/** An order that is right in everything, for an employee who is new. */
export const rightFreeOrder = (company: WorldCompany): FreeOrderBody => ({
  agreementNumber: departmentsOf(company)[0] ?? 0,
  firstName: 'Kari',
  lastName: 'Nordmann',
  employeeId: newEmployeeId(),
  dateOfBirth: '1985-05-14',
  ticketHolderType: 'EMPLOYEE',
  profile: 1,
  startDate: '2026-04-01',
  ...ofTenant(zonesOf, company.tenant),
  mediaType: 'MOBILE_TICKET',
  phoneCountryCode: '+47',
  phone: newPhone(),
});

type OrderOptions = { user?: WorldUser; company?: WorldCompany; key?: string };

/** What makes an order one on a card: an existing one by its number, else a new one. */
export const onCard = (cardNumber?: string): Partial<FreeOrderBody> => ({
  mediaType: 'TRAVEL_CARD',
  phone: undefined,
  phoneCountryCode: undefined,
  cardNumber,
  ordersNewCard: cardNumber === undefined,
});

/** Orders as customer support of the operator, or as somebody else, in the company with free tickets. */
export const orderFreeIn =
  (portal: TestPortal) =>
  (
    changed: Partial<FreeOrderBody> = {},
    { user, company, key }: OrderOptions = {},
  ): Promise<Answer> => {
    const at = company ?? freeCompany(portal);
    const body = { ...rightFreeOrder(at), ...changed };
    const input = key === undefined ? { body } : { body, key };
    return portal.callAs(user ?? portal.user('support', at.tenant), orderFreeTicket, input);
  };
