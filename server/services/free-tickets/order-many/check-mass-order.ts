import type { MassOrderBody } from '@takst/contract/services/free-tickets/mass-order.schema.ts';
import { isDepartment } from '@takst/domain/services/free-tickets/department.rules.ts';
import type { Scope } from '#platform/scope/scope.ts';
import { findAgreementTerms } from '#customers/agreements/agreements.public.ts';
import {
  type BoundWork,
  type CheckedRows,
  checkRows,
  type RowsOfCall,
} from '#ticketing/batches/batches.public.ts';
import type { Database } from '#platform/db/database.ts';
import { cellsOfRecipient, optionsOfBody } from './mass-order-rows.ts';

export type MassOrders = {
  readonly database: Database;
  readonly work: BoundWork;
  readonly maxChecked: number;
};

type MassOrderCall = {
  readonly scope: Scope;
  readonly body: MassOrderBody;
  readonly today: Temporal.PlainDate;
  readonly now: Temporal.Instant;
};

/** Decides about the recipients of a payload as about the rows of a file; null for no department of the user. */
export async function checkMassOrder(
  { database, ...checking }: MassOrders,
  { scope, body, today, now }: MassOrderCall,
): Promise<{ readonly ofCall: RowsOfCall; readonly checked: CheckedRows } | null> {
  const number = body.agreementNumber;
  const terms = await database.transaction((tx) => findAgreementTerms(tx, scope, [number]));
  const department = terms.get(number);
  if (!department || department.isDeleted || !isDepartment(department)) return null;
  const ofCall = {
    scope,
    today,
    now,
    companyId: department.companyId,
    options: optionsOfBody(body),
    rows: body.recipients.map(cellsOfRecipient),
  };
  return { ofCall, checked: await checkRows(database, checking, ofCall) };
}
