import { nameOfCostCentre } from '@takst/domain/ticketing/subscribers/cost-centre.rules.ts';
import {
  getCostCentre as getRoute,
  setCostCentre as setRoute,
} from '@takst/contract/ticketing/subscribers/cost-centres/cost-centre-of-subscriber.contract.ts';
import type { CostCentre } from '@takst/contract/ticketing/subscribers/cost-centre.schema.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { compareWithExpected } from '#platform/changes/compare-with-expected.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { subscriberStore } from '#ticketing/subscribers/subscriber/subscriber.store.ts';
import { findWithCostCentre } from './cost-centre.query.ts';
import { costCentreStore } from './cost-centre.store.ts';

export const getCostCentre = (database: Database) =>
  serve(getRoute, async ({ scope, params }) => {
    const subscriber = await findWithCostCentre(database, scope, params.id);
    return subscriber
      ? { reply: { costCentre: subscriber.costCentre } }
      : { refused: { code: 'SUBSCRIBER_NOT_FOUND' } };
  });

/** Changes the cost centre unless another user has changed it since. */
export const setCostCentre = (changes: ChangePath) =>
  serveChange(setRoute, changes, async ({ tx, record }, { scope, params, body }) => {
    const store = subscriberStore(tx, scope);
    const subscriber = (await store.lock(params.id))
      ? await findWithCostCentre(tx, scope, params.id)
      : undefined;
    if (!subscriber) return { refused: { code: 'SUBSCRIBER_NOT_FOUND' } };
    const { companyId, id, costCentre } = subscriber;
    const { costCentreId, previousId } = body;
    const compared = compareWithExpected(costCentre?.id ?? null, {
      expected: previousId,
      wanted: costCentreId,
    });
    if (compared === 'done') return { reply: { costCentre } };
    if (compared === 'changed-since')
      return { refused: { code: 'COST_CENTRE_CHANGED_SINCE', costCentre } };
    const wanted =
      costCentreId === null ? null : await costCentreStore(tx, scope, companyId).hold(costCentreId);
    if (wanted === undefined) return { refused: { code: 'COST_CENTRE_NOT_FOUND' } };
    await store.setCostCentre({ companyId, id }, costCentreId);
    await record({
      companyId,
      kind: 'set-cost-centre',
      subject: { type: 'subscriber', id },
      about: { holderId: id },
      before: { costCentre: textOf(costCentre) },
      after: { costCentre: textOf(wanted) },
    });
    return { reply: { costCentre: wanted } };
  });

const textOf = (costCentre: CostCentre | null): string =>
  costCentre ? nameOfCostCentre(costCentre) : '';
