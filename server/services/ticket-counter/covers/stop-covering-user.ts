import { stopCoveringUser as route } from '@takst/contract/services/ticket-counter/covers/stop-covering-user.contract.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { lockCoveredPerson } from './covered-person.query.ts';
import { coveredPersonStore } from './covered-person.store.ts';
import { recordedPerson } from './describe-covered-person.ts';

export const stopCoveringUser = (changes: ChangePath) =>
  serveChange(route, changes, async ({ tx, record }, { scope, params }) => {
    const { id: companyId, coveredUserId: id } = params;
    const person = await lockCoveredPerson(tx, { scope, companyId }, id);
    if (!person) return { refused: { code: 'COVERED_USER_NOT_FOUND' } };
    await coveredPersonStore(tx, scope, companyId).delete(id);
    await record({
      companyId,
      kind: 'stop-covering-person',
      subject: { type: 'covered-person', id },
      about: null,
      before: recordedPerson(person),
      after: null,
    });
    return { reply: { id } };
  });
