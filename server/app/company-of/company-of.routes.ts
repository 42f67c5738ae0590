import {
  getCompanyOfBatch,
  getCompanyOfCounterOrder,
  getCompanyOfDepartment,
  getCompanyOfFreeBatch,
  getCompanyOfFreeTicket,
  getCompanyOfInvoice,
  getCompanyOfSchoolBatch,
  getCompanyOfSchoolTicket,
  getCompanyOfSubscriber,
  getCompanyOfTicket,
} from '@takst/contract/app/company-of.contract.ts';
import type { Scope } from '#platform/scope/scope.ts';
import type { Database } from '#platform/db/database.ts';
import { serve, type ServedRoute } from '#platform/http/serve.ts';
import { findCompanyOf, type OwnedThing } from './company-of.query.ts';

/** The company that the page of a person, ticket, invoice, order or batch is opened in. */
export function companyOfRoutes(database: Database): ServedRoute[] {
  const answer =
    (thing: OwnedThing) =>
    async ({ scope, params }: { scope: Scope; params: { id: number } }) => {
      const companyId = await findCompanyOf(database, scope, { thing, id: params.id });
      return companyId === undefined
        ? { refused: { code: 'NOT_IN_A_COMPANY' as const } }
        : { reply: { companyId } };
    };
  return [
    serve(getCompanyOfSubscriber, answer('subscriber')),
    serve(getCompanyOfTicket, answer('ticket')),
    serve(getCompanyOfFreeTicket, answer('free-ticket')),
    serve(getCompanyOfSchoolTicket, answer('school-ticket')),
    serve(getCompanyOfDepartment, answer('department')),
    serve(getCompanyOfInvoice, answer('invoice')),
    serve(getCompanyOfFreeBatch, answer('free-batch')),
    serve(getCompanyOfSchoolBatch, answer('school-batch')),
    serve(getCompanyOfCounterOrder, answer('counter-order')),
    serve(getCompanyOfBatch, answer('batch')),
  ];
}
