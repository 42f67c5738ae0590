import { rejectTicketRequest as route } from '@takst/contract/services/self-service/requests/reject-ticket-request.contract.ts';
import { ticketServiceAccess } from '@takst/domain/platform/access/ticket-service-access.ts';
import { scopeWith } from '#platform/scope/authorise.ts';
import type { Scope } from '#platform/scope/scope.ts';
import { isWithinScope } from '#platform/scope/within-scope.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { sendSms } from '#platform/integrations/sms/sms.public.ts';
import { refuseAnswer } from './refuse-answer.ts';
import { requestRejectedSms } from './request-rejected.texts.ts';
import { type StoredRequest, ticketRequestStore } from './ticket-request.store.ts';

/**
 * Rejects a request (spec 2 §4: “rejecting deletes the request”): it leaves all lists, and the person who asked gets an
 * SMS.
 */
export const rejectTicketRequest = (changes: ChangePath) =>
  serveChange(route, changes, async ({ tx, record, enqueue }, { scope, params, now }) => {
    const requests = ticketRequestStore(tx, scope);
    const request = await requests.lock(params.id);
    if (!request || !mayAnswer(scope, request)) return { refused: { code: 'REQUEST_NOT_FOUND' } };
    const refusal = refuseAnswer(request);
    if (refusal) return refusal;
    const { companyId, id } = request;
    await requests.answer({ companyId, id }, { state: 'rejected', at: now, userId: scope.userId });
    await record({
      companyId,
      kind: 'reject-ticket-request',
      subject: { type: 'ticket-request', id },
      about: null,
      before: null,
      after: null,
    });
    await enqueue(sendSms, {
      tenant: scope.tenant,
      topic: 'request-rejected',
      companyId,
      to: `${request.phoneCountryCode}${request.phone}`,
      text: requestRejectedSms(request),
    });
    return { reply: { id } };
  });

const mayAnswer = (scope: Scope, { service, companyId }: StoredRequest): boolean =>
  isWithinScope(scopeWith(scope, ticketServiceAccess[service].feature), companyId);
