import {
  type SchoolOrderDefaults,
  type SchoolOrderRow,
  schoolOrderOfRow,
} from '@takst/domain/services/school-tickets/order/school-row.rules.ts';
import type { SchoolMedium } from '@takst/domain/services/school-tickets/school-medium.ts';
import { schoolMediaOf } from '@takst/domain/services/school-tickets/school-media.rules.ts';
import { mayOrderUnder } from '@takst/domain/ticketing/tickets/order-agreement.rules.ts';
import { ticketServiceAccess } from '@takst/domain/platform/access/ticket-service-access.ts';
import type { Scope } from '#platform/scope/scope.ts';
import { type AgreementTerms, findCompanyTerms } from '#customers/agreements/agreements.public.ts';
import type { Transaction } from '#platform/db/database.ts';
import { loadSchoolOrderFacts, type SchoolOrderFacts } from '../order/load-school-order-facts.ts';

/** What decides about the orders of one school. */
export type ManySchoolOrderFacts = SchoolOrderFacts & {
  /** Under these the school may order today. */
  readonly orderable: readonly (AgreementTerms & { readonly id: number })[];
  readonly mediaOf: (agreementId: number) => readonly SchoolMedium[];
};

type FactsRequest = {
  readonly scope: Scope;
  readonly companyId: number;
  readonly today: Temporal.PlainDate;
  readonly options: SchoolOrderDefaults;
  readonly rows: readonly SchoolOrderRow[];
  /** Locks pupils, phones and cards before their tickets are read. */
  readonly lock: boolean;
};

const { agreementSubtypes } = ticketServiceAccess['school-tickets'];

/** In a number of statements that does not depend on the rows. */
export async function loadManySchoolOrders(
  tx: Transaction,
  { scope, companyId, today, options, rows, lock }: FactsRequest,
): Promise<ManySchoolOrderFacts> {
  const terms = await findCompanyTerms(tx, scope, companyId);
  const orderable = [...terms]
    .map(([id, one]) => ({ ...one, id }))
    .filter(
      (one) => !one.isDeleted && mayOrderUnder(agreementSubtypes, one, { today, start: today }),
    );
  const mediaOf = (agreementId: number) =>
    schoolMediaOf(scope.tenant, terms.get(agreementId)?.schoolMedia ?? null);
  const orders = rows.flatMap((row) => {
    const order = schoolOrderOfRow(row, options, { orderable, mediaOf });
    return 'faults' in order ? [] : [order];
  });
  const facts = await loadSchoolOrderFacts(tx, { scope, today, orders, lock });
  return { ...facts, orderable, mediaOf };
}
