import type { StatementUnit } from '@takst/contract/services/housing/statement/list-statement-units.contract.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { type CompanyHeading, companyHeading } from '#customers/companies/companies.public.ts';
import type { Database } from '#platform/db/database.ts';
import type { Language } from '#platform/http/call.ts';
import { inPieces } from '#platform/http/xlsx/in-pieces.ts';
import { describeUnit } from './list-statement-units.ts';
import { loadStatement, type Statement } from './load-statement.ts';
import { allUnits, type StatementRequest } from './statement-units.query.ts';
import { statementTexts } from './statement.texts.ts';

/** All that PDF and workbook say. */
export type StatementDocument = {
  readonly tenant: TenantId;
  readonly today: Temporal.PlainDate;
  readonly texts: (typeof statementTexts)['nb'];
  readonly company: CompanyHeading;
  readonly statement: Statement;
  readonly units: readonly StatementUnit[];
};

/** Loads it with one statement of the database at a time; it ends a piece after each. */
export async function* loadDocument(
  database: Database,
  request: StatementRequest,
  language: Language,
): AsyncGenerator<void, StatementDocument> {
  const { scope, companyId, today } = request;
  const company = await companyHeading(database, scope, companyId);
  if (!company) throw new Error(`company ${companyId} was within the scope a moment ago`);
  const rows = await allUnits(database, request);
  yield;
  const statement = await loadStatement(database, request);
  yield;
  const units: StatementUnit[] = [];
  for await (const part of inPieces([rows])) {
    units.push(...part.map((row) => describeUnit(row, request)));
    yield;
  }
  return {
    tenant: scope.tenant,
    today,
    texts: statementTexts[language],
    company,
    statement,
    units,
  };
}
