import { createInvoiceReference as route } from '@takst/contract/services/ticket-counter/references/create-invoice-reference.contract.ts';
import { isWithinScope } from '#platform/scope/within-scope.ts';
import { scopeWith } from '#platform/scope/authorise.ts';
import type { Outcome } from '@takst/contract/platform/calls/route.ts';
import type { Change, ChangePath } from '#platform/changes/change-path.ts';
import type { Database } from '#platform/db/database.ts';
import type { Call } from '#platform/http/call.ts';
import { serve } from '#platform/http/serve.ts';
import { findCounterSettings } from '#services/ticket-counter/settings/counter-settings.store.ts';
import { findCompanyAdministrators } from '#customers/users/users.public.ts';
import { describeReference, recordedTerms } from './describe-reference.ts';
import { invoiceReferenceStore } from './invoice-reference.store.ts';

/** Users with the settings add references; buyers add the text of one where the settings allow it. */
export const createInvoiceReference = (database: Database, changes: ChangePath) =>
  serve(route, async (call) => {
    if (await mayAdd(database, call))
      return changes(call.origin, (change) => addReference(change, call));
    return {
      refused: {
        code: 'ASK_ADMINISTRATOR',
        administrators: await administratorsOf(database, call),
      },
    };
  });

async function addReference(
  { tx, record }: Change,
  { scope, params, body }: CreateCall,
): Promise<Outcome<typeof route>> {
  const { id: companyId } = params;
  const { reference } = body;
  const store = invoiceReferenceStore(tx, scope, companyId);
  const id = await store.insert(body);
  if (id === undefined) {
    const existing = (await store.textLike(reference)) ?? reference;
    return { refused: { code: 'REFERENCE_EXISTS', reference: existing } };
  }
  await record({
    companyId,
    kind: 'create-invoice-reference',
    subject: { type: 'invoice-reference', id },
    about: null,
    before: null,
    after: { invoiceReference: reference, ...recordedTerms(body) },
  });
  return { reply: describeReference({ id, ...body }) };
}

type CreateCall = Call<typeof route>;

async function mayAdd(database: Database, { scope, params, body }: CreateCall): Promise<boolean> {
  if (isWithinScope(scopeWith(scope, 'ticketCounter.settings'), params.id)) return true;
  const { allowTicketAdminsToUpdateInvoiceReferences } = await findCounterSettings(
    database,
    scope,
    params.id,
  );
  const isTextAlone = body.budgetOre === null && body.personalReferencePattern === null;
  return allowTicketAdminsToUpdateInvoiceReferences && isTextAlone;
}

/** Who has the settings of the counter: names of active users. */
async function administratorsOf(database: Database, call: CreateCall): Promise<string[]> {
  const { scope, params, now } = call;
  const users = await findCompanyAdministrators(database, scope, { companyId: params.id, now });
  return users
    .filter(
      ({ status, roles }) =>
        status === 'ACTIVE' && (roles.includes('COMPANY_ADMIN') || roles.includes('USER_ADMIN')),
    )
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`);
}
