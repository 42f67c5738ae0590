import { orderCompanyTicket } from '@takst/contract/services/company-tickets/order-company-ticket.contract.ts';
import type { PerTenant } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Answer, CallInput } from '#testing/portal/call-as.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import type { WorldCompany, WorldUser } from '#testing/portal/world.store.ts';

export type OrderBody = CallInput<typeof orderCompanyTicket>['body'];

let used = 0;
/** A mobile number that nobody in the world has. */
export const newPhone = (): string => `47${String((used += 1)).padStart(6, '0')}`;

export const agreementOf = ({ agreements }: WorldCompany): string =>
  String(agreements.find(({ subtype }) => subtype === 'SUBSCRIPTIONS')?.id);

const zonesOf: PerTenant<{ zoneFrom: string; zoneTo: string }> = {
  akt: { zoneFrom: 'Arendal', zoneTo: 'Grimstad' },
  nord: { zoneFrom: 'Sør', zoneTo: 'Sentrum' },
};

/** An order that is right in everything, for someone new, from the 1st of the next month. */
export const rightOrder = (company: WorldCompany): OrderBody => ({
  agreementName: agreementOf(company),
  employeeId: '4711',
  firstName: 'Kari',
  lastName: 'Nordmann',
  phoneCountryCode: '+47',
  phone: newPhone(),
  startDate: '2026-04-01',
  ...(zonesOf[company.tenant] ?? { zoneFrom: '1', zoneTo: '2Ø' }),
});

export type OrderOptions = { user?: WorldUser; company?: WorldCompany; key?: string };

/** Orders as the HR of the main company, or as somebody else in another. */
export const orderIn =
  (portal: TestPortal) =>
  (
    changed: Partial<OrderBody> = {},
    { user, company, key }: OrderOptions = {},
  ): Promise<Answer> => {
    const at = company ?? portal.company('several-services');
    const body = { ...rightOrder(at), ...changed };
    const input = key === undefined ? { body } : { body, key };
    return portal.callAs(user ?? portal.user('hr', at.tenant), orderCompanyTicket, input);
  };

export const idOf = ({ json }: Answer): number => (json as { id: number }).id;
