import { handleAccessRequest as route } from '@takst/contract/customers/users/access-requests/handle-access-request.contract.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { answerAccessRequest } from './access-request.store.ts';
import { lockOpenAccessRequest } from './lock-open-access-request.ts';
import { recordedPerson } from './recorded-person.ts';

/** For what was settled outside the portal; the person is told nothing. */
export const handleAccessRequest = (changes: ChangePath) =>
  serveChange(route, changes, async ({ tx, record }, { scope, params, now }) => {
    const request = await lockOpenAccessRequest(tx, scope, params.id);
    if ('refused' in request) return request;
    const { id, companyId } = request;
    const answer = { outcome: 'handled', answeredBy: scope.userId, answeredAt: now } as const;
    await answerAccessRequest(tx, { tenant: scope.tenant, id }, answer);
    await record({
      companyId,
      kind: 'handle-access-request',
      subject: { type: 'access-request', id },
      about: null,
      before: null,
      after: recordedPerson(request),
    });
    return { reply: { id } };
  });
