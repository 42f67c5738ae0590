import { changeCoveredUser as route } from '@takst/contract/services/ticket-counter/covers/change-covered-user.contract.ts';
import type { Outcome } from '@takst/contract/platform/calls/route.ts';
import type { Change, ChangePath } from '#platform/changes/change-path.ts';
import { compareWithExpected } from '#platform/changes/compare-with-expected.ts';
import type { Database } from '#platform/db/database.ts';
import { isMobile } from '#ticketing/holders/holders.public.ts';
import type { Call } from '#platform/http/call.ts';
import { serve } from '#platform/http/serve.ts';
import { holdInvoiceReference } from '#services/ticket-counter/references/invoice-reference.query.ts';
import { type CoveredPerson, lockCoveredPerson } from './covered-person.query.ts';
import { coveredPersonStore } from './covered-person.store.ts';
import {
  describeCoveredPerson,
  recordedPerson,
  versionOfPerson,
} from './describe-covered-person.ts';
import { refuseCoveredPhone } from './refuse-covered-phone.ts';

export const changeCoveredUser = (database: Database, changes: ChangePath) =>
  serve(route, (call) =>
    refuseCoveredPhone(database, call, () =>
      changes(call.origin, (change) => changePerson(change, call)),
    ),
  );

async function changePerson(
  { tx, record }: Change,
  { scope, params, body }: Call<typeof route>,
): Promise<Outcome<typeof route>> {
  const { id: companyId, coveredUserId: id } = params;
  const { version: expectedVersion, ...edit } = body;
  const before = await lockCoveredPerson(tx, { scope, companyId }, id);
  if (!before) return { refused: { code: 'COVERED_USER_NOT_FOUND' } };
  const after: CoveredPerson = { ...before, ...edit };
  const versions = { expected: expectedVersion, wanted: versionOfPerson(after) };
  const compared = compareWithExpected(versionOfPerson(before), versions);
  if (compared === 'done') return { reply: describeCoveredPerson(before) };
  if (compared === 'changed-since')
    return {
      refused: { code: 'COVERED_USER_CHANGED_SINCE', user: describeCoveredPerson(before) },
    };
  if (!isMobile(edit)) return { refused: { code: 'PHONE_NOT_MOBILE' } };
  const lockedReference = await holdInvoiceReference(
    tx,
    { scope, companyId },
    edit.invoiceReferenceId,
  );
  if (!lockedReference) return { refused: { code: 'REFERENCE_NOT_FOUND' } };
  await coveredPersonStore(tx, scope, companyId).save(after);
  const savedPerson = { ...after, invoiceReference: lockedReference.reference };
  await record({
    companyId,
    kind: 'change-covered-person',
    subject: { type: 'covered-person', id },
    about: null,
    before: recordedPerson(before),
    after: recordedPerson(savedPerson),
  });
  return { reply: describeCoveredPerson(savedPerson) };
}
