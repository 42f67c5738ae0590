import type { Scope } from '#platform/scope/scope.ts';
import { violatedConstraint } from '#platform/db/connection/violated-constraint.ts';
import type { Database } from '#platform/db/database.ts';
import { nameOfCovered } from './covered-person.query.ts';
import { phoneCoveredConstraint } from './covered-person.store.ts';

type CoverCall = {
  readonly scope: Scope;
  readonly params: { readonly id: number };
  readonly body: {
    readonly name: string;
    readonly phoneCountryCode: string;
    readonly phone: string;
  };
};

type PhoneCoveredRefusal = {
  readonly refused: { readonly code: 'PHONE_COVERED'; readonly name: string };
};

/**
 * When two users cover one phone in a company at once, the database accepts the first; the second is told the covered
 * person's name.
 */
export async function refuseCoveredPhone<Answer>(
  database: Database,
  { scope, params, body }: CoverCall,
  change: () => Promise<Answer>,
): Promise<Answer | PhoneCoveredRefusal> {
  try {
    return await change();
  } catch (error) {
    if (violatedConstraint(error) !== phoneCoveredConstraint) throw error;
    const name = await nameOfCovered(database, { scope, companyId: params.id }, body);
    return { refused: { code: 'PHONE_COVERED', name: name ?? body.name } };
  }
}
