import { rejectAccessRequest as route } from '@takst/contract/customers/users/access-requests/reject-access-request.contract.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { sendEmail } from '#platform/integrations/email/email.public.ts';
import { accessRejectedEmail } from './access-rejected.texts.ts';
import { answerAccessRequest } from './access-request.store.ts';
import { lockOpenAccessRequest } from './lock-open-access-request.ts';
import { recordedPerson } from './recorded-person.ts';

/** Rejects a request; the person gets an e-mail with the reason, if any, or learns nothing. */
export const rejectAccessRequest = (changes: ChangePath) =>
  serveChange(route, changes, async ({ tx, record, enqueue }, { scope, params, body, now }) => {
    const request = await lockOpenAccessRequest(tx, scope, params.id);
    if ('refused' in request) return request;
    const { tenant, userId } = scope;
    const { id, companyId } = request;
    // A reason that is sent to nobody was typed for nothing: it is kept for the other administrators.
    const reason = body.reason === '' ? null : body.reason;
    await answerAccessRequest(
      tx,
      { tenant, id },
      { outcome: 'rejected', answeredBy: userId, answeredAt: now, reason },
    );
    await record({
      companyId,
      kind: 'reject-access-request',
      subject: { type: 'access-request', id },
      about: null,
      before: null,
      after: { ...recordedPerson(request), rejectionReason: reason },
    });
    if (body.notify) {
      await enqueue(sendEmail, {
        tenant,
        topic: 'access-rejected',
        companyId,
        to: request.email,
        ...accessRejectedEmail({ ...request, tenant, reason }),
      });
    }
    return { reply: { id } };
  });
