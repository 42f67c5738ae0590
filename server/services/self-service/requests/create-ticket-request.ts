import type { CompanyScope } from '#platform/scope/scope.ts';
import type { Change } from '#platform/changes/change-path.ts';
import { announceTicketRequests } from './announce-ticket-requests.job.ts';
import { type NewRequest, type StoredRequest, ticketRequestStore } from './ticket-request.store.ts';

type RequestMoment = { readonly scope: CompanyScope; readonly now: Temporal.Instant };

/** As often as somebody else may add a request for the same person in between. */
const maxTries = 3;

/**
 * Stores a request of a person whose phone is proved: one open request for each person and company. Who asks for
 * the same again has asked already; who asks for something else replaces what nobody has answered yet. Names stand
 * in the request alone, not in the record of changes, so that they are erased with it.
 */
export async function createTicketRequest(
  change: Change,
  request: NewRequest,
  { scope, now }: RequestMoment,
): Promise<number> {
  const requests = ticketRequestStore(change.tx, scope);
  for (let tries = 0; tries < maxTries; tries += 1) {
    const open = await requests.lockOpen(request);
    if (open && isSameRequest(open, request)) return open.id;
    if (open) await requests.answer(open, { state: 'replaced', at: now, userId: null });
    const id = await requests.insert(request, now);
    if (id === null) continue;
    const { tenant } = scope;
    const { companyId, agreementId } = request;
    await change.record({
      companyId,
      kind: 'request-ticket',
      subject: { type: 'ticket-request', id },
      about: null,
      before: open ? wishOf(open) : null,
      after: wishOf(request),
    });
    await change.enqueue(announceTicketRequests, { tenant, companyId, agreementId });
    return id;
  }
  throw new Error('a ticket request met another one each time');
}

const wishOf = (request: NewRequest | StoredRequest) => ({
  agreementId: request.agreementId,
  profileId: request.profileId,
  zoneFrom: request.zoneFrom,
  zoneTo: request.zoneTo,
  allZones: request.allZones,
  startDate: request.startDate,
});

function isSameRequest(open: StoredRequest, request: NewRequest): boolean {
  const { startDate, channel: _channel, ...requestedFields } = request;
  return (
    open.startDate.equals(startDate) &&
    Object.entries(requestedFields).every(
      ([name, value]) => open[name as keyof typeof requestedFields] === value,
    )
  );
}
