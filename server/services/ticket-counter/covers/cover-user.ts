import { coverUser as route } from '@takst/contract/services/ticket-counter/covers/cover-user.contract.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import type { Database } from '#platform/db/database.ts';
import { isMobile } from '#ticketing/holders/holders.public.ts';
import { serve } from '#platform/http/serve.ts';
import { holdInvoiceReference } from '#services/ticket-counter/references/invoice-reference.query.ts';
import { coveredPersonStore } from './covered-person.store.ts';
import { describeCoveredPerson, recordedPerson } from './describe-covered-person.ts';
import { refuseCoveredPhone } from './refuse-covered-phone.ts';

export const coverUser = (database: Database, changes: ChangePath) =>
  serve(route, (call) =>
    refuseCoveredPhone(database, call, () =>
      changes(call.origin, async ({ tx, record }) => {
        const { scope, params, body } = call;
        const { id: companyId } = params;
        if (!isMobile(body)) return { refused: { code: 'PHONE_NOT_MOBILE' as const } };
        const { invoiceReferenceId } = body;
        const lockedReference = await holdInvoiceReference(
          tx,
          { scope, companyId },
          invoiceReferenceId,
        );
        if (!lockedReference) return { refused: { code: 'REFERENCE_NOT_FOUND' as const } };
        const id = await coveredPersonStore(tx, scope, companyId).insert(body);
        const person = { ...body, id, invoiceReference: lockedReference.reference };
        await record({
          companyId,
          kind: 'cover-person',
          subject: { type: 'covered-person', id },
          about: null,
          before: null,
          after: recordedPerson(person),
        });
        return { reply: describeCoveredPerson(person) };
      }),
    ),
  );
