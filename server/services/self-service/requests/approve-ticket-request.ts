import { approveTicketRequest as route } from '@takst/contract/services/self-service/requests/approve-ticket-request.contract.ts';
import type { Outcome } from '@takst/contract/platform/calls/route.ts';
import { isRequestExpired } from '@takst/domain/services/self-service/requests/expired-request.rules.ts';
import { ticketServiceAccess } from '@takst/domain/platform/access/ticket-service-access.ts';
import { scopeWith } from '#platform/scope/authorise.ts';
import { isWithinScope } from '#platform/scope/within-scope.ts';
import type { Change, ChangePath } from '#platform/changes/change-path.ts';
import {
  orderableService,
  placeOrder,
  refuseHeldTicket,
} from '#services/company-tickets/company-tickets.public.ts';
import type { Transaction } from '#platform/db/database.ts';
import type { Call } from '#platform/http/call.ts';
import { serve } from '#platform/http/serve.ts';
import type { Tickets } from '#ticketing/tickets/tickets.public.ts';
import { zonesOn } from '#catalogue/zones/zones.public.ts';
import { refuseAnswer } from './refuse-answer.ts';
import { type NewRequest, ticketRequestStore } from './ticket-request.store.ts';

type ApproveCall = Call<typeof route>;
type ApprovalInput = { readonly change: Change; readonly tickets: Tickets };

/** Approves a request: its ticket is ordered as the form of an administrator orders it, or refused as there. */
export const approveTicketRequest = (changes: ChangePath, tickets: Tickets) =>
  serve(route, (call) =>
    refuseHeldTicket(() => changes(call.origin, (change) => approve({ change, tickets }, call))),
  );

async function approve(
  { change, tickets }: ApprovalInput,
  { scope, body, today, now }: ApproveCall,
): Promise<Outcome<typeof route>> {
  const requests = ticketRequestStore(change.tx, scope);
  const request = await requests.lock(body.ticketRequestId);
  if (!request || !mayOrder(scope, request)) return { refused: { code: 'REQUEST_NOT_FOUND' } };
  const refusal = refuseAnswer(request);
  if (refusal) return refusal;
  if (isRequestExpired(request.startDate, today)) return { refused: { code: 'REQUEST_EXPIRED' } };
  const zones = await zoneNames(change.tx, scope, request);
  const order = { ...request, ...zones, hasNewNames: false };
  const serviceOf = orderableService(scope);
  const outcome = await placeOrder({ change, tickets }, { scope, today, now, order, serviceOf });
  if ('refused' in outcome) return outcome;
  const { id: ticketId, subscriberId: holderId } = outcome.placed;
  const { companyId, id } = request;
  const answer = { at: now, userId: scope.userId, holderId, ticketId };
  await requests.answer({ companyId, id }, { state: 'approved', ...answer });
  await change.record({
    companyId,
    kind: 'approve-ticket-request',
    subject: { type: 'ticket-request', id },
    about: { holderId, ticketId },
    before: null,
    after: null,
  });
  return { reply: outcome.placed };
}

const mayOrder = (
  scope: ApproveCall['scope'],
  { service, companyId }: Pick<NewRequest, 'service' | 'companyId'>,
): boolean => isWithinScope(scopeWith(scope, ticketServiceAccess[service].orderFeature), companyId);

/** The zones of a request as an order names them. */
async function zoneNames(
  tx: Transaction,
  { tenant }: ApproveCall['scope'],
  { zoneFrom, zoneTo, allZones, startDate }: NewRequest,
) {
  const zones = await zonesOn(tx, tenant, startDate);
  const nameOf = (id: string | null) => zones.find((zone) => zone.id === id)?.name ?? null;
  return { validAllZones: allZones, zoneFrom: nameOf(zoneFrom), zoneTo: nameOf(zoneTo) };
}
