import { sql } from 'kysely';
import type { Scope } from '#platform/scope/scope.ts';
import { withinScope } from '#platform/scope/within-scope.ts';
import { isKnownHolder } from '#platform/access/live/known-holder.query.ts';

/** A person in the company that knows them so. */
export const subscriberWithId = (scope: Scope, subscriberId: number) => sql`
  select tenant, company_id, id
    from holders.holder
   where ${withinScope(scope, 'holder')} and kind = 'subscriber' and ${isKnownHolder('holder')}
     and id = ${subscriberId}`;
