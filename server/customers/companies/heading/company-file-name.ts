import type { Scope } from '#platform/scope/scope.ts';
import { companyHeading } from './company-heading.query.ts';
import type { Database } from '#platform/db/database.ts';

type FileCall = {
  readonly scope: Scope;
  readonly params: { readonly id: number };
  readonly today: Temporal.PlainDate;
};

/** What a file is, with the company's name and the date (spec 2 §9). */
export async function companyFileName(
  database: Database,
  { scope, params, today }: FileCall,
  what: string,
): Promise<string> {
  const company = await companyHeading(database, scope, params.id);
  if (!company) throw new Error(`company ${params.id} was within the scope a moment ago`);
  const name = company.name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '');
  return `${what}-${name}-${today.toString()}`;
}
