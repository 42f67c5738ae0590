import type { TicketOrder } from '@takst/domain/services/company-tickets/decide-order.rules.ts';
import { isOwnStartOffered } from '@takst/domain/services/self-service/requests/own-start.rules.ts';
import { selfServiceScope } from '#platform/scope/self-service-scope.ts';
import type { CompanyScope } from '#platform/scope/scope.ts';
import { findAgreementTerms } from '#customers/agreements/agreements.public.ts';
import type { Change } from '#platform/changes/change-path.ts';
import {
  decideOne,
  placeOrder,
  type OrderRefusalReply,
  ticketProductOf,
} from '#services/company-tickets/company-tickets.public.ts';
import { loadAgreementSettings } from '#services/self-service/settings/agreement-settings.query.ts';
import type { OrderedNames } from '#ticketing/subscribers/subscribers.public.ts';
import type { Tickets } from '#ticketing/tickets/tickets.public.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { serviceOfSubtype } from '@takst/domain/ticketing/tickets/subscriber-service.rules.ts';
import { createTicketRequest } from './create-ticket-request.ts';
import type { SelfServiceChannel } from './ticket-request.store.ts';

/** An accepted form of somebody whose phone is proved, by the form of the agreement's own company. */
export type OwnOrder = {
  readonly tenant: TenantId;
  readonly companyId: number;
  readonly order: TicketOrder & Omit<OrderedNames, 'hasNewNames'>;
  readonly channel: SelfServiceChannel;
  readonly today: Temporal.PlainDate;
  readonly now: Temporal.Instant;
};

type OwnOutcome =
  | OrderRefusalReply
  | { readonly refused: { readonly code: 'SELF_SERVICE_CLOSED' } }
  | { readonly placed: { readonly id: number; readonly subscriberId: number } }
  | { readonly requested: { readonly id: number } };

/**
 * What becomes of a form by the access of its agreement (domain: Ticket requests and widget): nothing, an order, or
 * a request. The agreement is locked before its access is read, so that a form that is stopped in the settings takes
 * nothing more. Call it within `refuseHeldTicket`, and with a change whose origin has the form's channel.
 */
export async function acceptOwnOrder(
  { change, tickets }: { readonly change: Change; readonly tickets: Tickets },
  { tenant, companyId, order: typed, channel, today, now }: OwnOrder,
): Promise<OwnOutcome> {
  const scope = selfServiceScope({ tenant, companyId });
  const order = { ...typed, hasNewNames: false };
  const terms = (await findAgreementTerms(change.tx, scope, [order.agreementId])).get(
    order.agreementId,
  );
  if (!terms) return { refused: { code: 'AGREEMENT_NOT_FOUND' } };
  const access = await accessOf(change, scope, order.agreementId);
  if (access === 'DISABLED') return { refused: { code: 'SELF_SERVICE_CLOSED' } };
  if (!isOwnStartOffered(order.startDate, { ...terms, today })) {
    return { refused: { code: 'START_DATE_NOT_OFFERED' } };
  }
  const serviceOf = ({ subtype }: { subtype: string }) => serviceOfSubtype(subtype);
  const placing = { scope, today, now, order, serviceOf };
  if (access === 'ALLOW_WITH_AUTOMATIC_APPROVAL') return placeOrder({ change, tickets }, placing);
  const decision = await decideOne(change.tx, placing, { lock: false });
  if ('refused' in decision) return decision;
  const { sold, service } = decision.accepted;
  const { productId: _product, ...zones } = ticketProductOf(sold);
  const request = {
    companyId,
    agreementId: order.agreementId,
    service,
    firstName: order.firstName,
    lastName: order.lastName,
    employeeId: order.employeeId,
    phoneCountryCode: order.phoneCountryCode,
    phone: order.phone,
    profileId: order.profileId,
    ...zones,
    startDate: order.startDate,
    channel,
  };
  return { requested: { id: await createTicketRequest(change, request, { scope, now }) } };
}

async function accessOf({ tx }: Change, scope: CompanyScope, agreementId: number) {
  const settings = await loadAgreementSettings(tx, scope, [agreementId]);
  return settings.get(agreementId)?.widgetAccess ?? 'DISABLED';
}
