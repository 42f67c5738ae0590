import { approveTicketRequest } from '@takst/contract/services/self-service/requests/approve-ticket-request.contract.ts';
import { rejectTicketRequest } from '@takst/contract/services/self-service/requests/reject-ticket-request.contract.ts';
import type { TicketRequest } from '@takst/contract/services/self-service/requests/ticket-request.schema.ts';
import type { Refusal } from '@takst/contract/platform/calls/route.ts';
import { call } from '#platform/api/call.ts';
import { sendPatiently } from '#platform/api/send-patiently.ts';

export type Act = 'approve' | 'reject';

/** Why a request is still open: a refusal, a call that failed, or a failure before it. */
export type UnansweredRequest = {
  readonly request: TicketRequest;
  readonly because:
    | { readonly refused: Refusal<typeof approveTicketRequest> }
    | { readonly failure: unknown }
    | 'not-tried';
};

const send = async (act: Act, { id }: TicketRequest) =>
  act === 'approve'
    ? call(approveTicketRequest, { body: { ticketRequestId: id } })
    : call(rejectTicketRequest, { params: { id } });

/**
 * Answers requests one after the other, each as if it had been answered alone: a refused one holds up no other. After
 * a call that failed the rest is not tried, as it would fail too.
 */
export async function* answerRequests(
  act: Act,
  requests: readonly TicketRequest[],
): AsyncGenerator<{ request: TicketRequest; unanswered: UnansweredRequest | null }> {
  let hasFailed = false;
  for (const request of requests) {
    if (hasFailed) {
      yield { request, unanswered: { request, because: 'not-tried' } };
      continue;
    }
    try {
      const outcome = await sendPatiently(() => send(act, request));
      const unanswered = 'refused' in outcome ? { request, because: outcome } : null;
      yield { request, unanswered };
    } catch (failure) {
      hasFailed = true;
      yield { request, unanswered: { request, because: { failure } } };
    }
  }
}
