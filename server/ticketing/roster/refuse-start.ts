import { isPerhapsHalfAList } from '@takst/domain/ticketing/roster/roster-guards.rules.ts';
import {
  plannedRows,
  type StartRefusal,
  type StartRequest,
} from '#ticketing/batches/batches.public.ts';
import type { Transaction } from '#platform/db/database.ts';
import type { CompareList } from './comparison.ts';
import { planRoster } from './plan-roster.ts';
import { countsOf } from './roster-counts.ts';
import { keyOfPlan, rosterPlan } from './roster-plan.ts';

/**
 * Compares once more before a comparison is carried out: whatever was accepted has to be proposed still. When so many
 * seem to leave that the list may be half of it, the user has typed how many ends were accepted.
 */
export const refuseStart =
  (compare: CompareList) =>
  async (
    tx: Transaction,
    { batch, confirmedNumber, ...request }: StartRequest,
  ): Promise<StartRefusal | null> => {
    const rows = await plannedRows(tx, batch).all();
    const { companyId, options } = batch;
    const now = await planRoster(tx, compare, { ...request, companyId, options, rows });
    const proposed = new Set(now.map(({ plan }) => keyOfPlan(plan)));
    const accepted = rows.flatMap(({ plan, state }) => {
      const proposal = state === 'ready' ? rosterPlan(plan) : null;
      return proposal ? [proposal] : [];
    });
    if (accepted.some((plan) => !proposed.has(keyOfPlan(plan)))) return { code: 'NOT_AS_SHOWN' };
    const number = accepted.filter(({ act }) => act === 'end').length;
    const isDoubtful = number > 0 && isPerhapsHalfAList(countsOf(now.map(({ plan }) => plan)));
    return isDoubtful && confirmedNumber !== number
      ? { code: 'NUMBER_NOT_CONFIRMED', number }
      : null;
  };
