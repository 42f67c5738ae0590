import {
  maxCostCentres,
  nameOfCostCentre,
} from '@takst/domain/ticketing/subscribers/cost-centre.rules.ts';
import { costCentreList } from '@takst/contract/ticketing/subscribers/cost-centres/cost-centre-list.contract.ts';
import type { CostCentre } from '@takst/contract/ticketing/subscribers/cost-centre.schema.ts';
import * as routes from '@takst/contract/ticketing/subscribers/cost-centres/edit-cost-centres.contract.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { compareWithExpected } from '#platform/changes/compare-with-expected.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import type { Database } from '#platform/db/database.ts';
import { serveList } from '#platform/http/list/serve-list.ts';
import { costCentres, type ListedCostCentre, sortedByCode } from './cost-centre.query.ts';
import { costCentreStore } from './cost-centre.store.ts';

/** The company's list, with how many people have each. */
export const serveCostCentreList = (database: Database) =>
  serveList(costCentreList, {
    rows: ({ scope, params }, chosen) =>
      costCentres(database, { scope, companyId: params.id }, chosen),
    describe: () => (costCentre: ListedCostCentre) => costCentre,
    columns: { code: { key: sortedByCode } },
  });

export const createCostCentre = (changes: ChangePath) =>
  serveChange(routes.createCostCentre, changes, async ({ tx, record }, { scope, params, body }) => {
    const store = costCentreStore(tx, scope, params.id);
    await store.lockList();
    const existing = await store.withCode(body.code);
    if (existing) return { refused: { code: 'COST_CENTRE_EXISTS', costCentre: existing } };
    if (await store.isFull())
      return { refused: { code: 'TOO_MANY_COST_CENTRES', max: maxCostCentres } };
    const added = await store.insert(body);
    await record({
      ...subjectOf(params.id, added.id),
      kind: 'create-cost-centre',
      before: null,
      after: recorded(added),
    });
    return { reply: added };
  });

/** Employees keep it, under its new code and name. */
export const changeCostCentre = (changes: ChangePath) =>
  serveChange(routes.changeCostCentre, changes, async ({ tx, record }, { scope, params, body }) => {
    const { id: companyId, costCentreId: id } = params;
    const { previous, ...wanted } = body;
    const store = costCentreStore(tx, scope, companyId);
    await store.lockList();
    const before = await store.lock(id);
    if (!before) return { refused: { code: 'COST_CENTRE_NOT_FOUND' } };
    const compared = compareWithExpected(before, {
      expected: { id, ...previous },
      wanted: { id, ...wanted },
    });
    if (compared === 'done') return { reply: before };
    if (compared === 'changed-since')
      return { refused: { code: 'COST_CENTRE_CHANGED_SINCE', costCentre: before } };
    const existing = await store.withCode(wanted.code);
    if (existing && existing.id !== id)
      return { refused: { code: 'COST_CENTRE_EXISTS', costCentre: existing } };
    const after = { id, ...wanted };
    await store.save(after);
    await record({
      ...subjectOf(companyId, id),
      kind: 'change-cost-centre',
      before: recorded(before),
      after: recorded(after),
    });
    return { reply: after };
  });

/** Under the lock of the cost centre, which a change of an employee shares: of the two the second sees the first. */
export const deleteCostCentre = (changes: ChangePath) =>
  serveChange(routes.deleteCostCentre, changes, async ({ tx, record }, { scope, params }) => {
    const { id: companyId, costCentreId: id } = params;
    const store = costCentreStore(tx, scope, companyId);
    const before = await store.lock(id);
    if (!before) return { refused: { code: 'COST_CENTRE_NOT_FOUND' } };
    const people = await store.people(id);
    if (people > 0) return { refused: { code: 'COST_CENTRE_IN_USE', people } };
    await store.delete(id);
    await record({
      ...subjectOf(companyId, id),
      kind: 'delete-cost-centre',
      before: recorded(before),
      after: null,
    });
    return { reply: { id } };
  });

const subjectOf = (companyId: number, id: number) =>
  ({ companyId, subject: { type: 'cost-centre', id }, about: null }) as const;

const recorded = (costCentre: CostCentre) => ({ listedCostCentre: nameOfCostCentre(costCentre) });
