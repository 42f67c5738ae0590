import {
  getCostCentre,
  setCostCentre,
} from '@takst/contract/ticketing/subscribers/cost-centres/cost-centre-of-subscriber.contract.ts';
import { listCostCentres } from '@takst/contract/ticketing/subscribers/cost-centres/cost-centre-list.contract.ts';
import type { CostCentre } from '@takst/contract/ticketing/subscribers/cost-centre.schema.ts';
import {
  changeCostCentre,
  createCostCentre,
  deleteCostCentre,
} from '@takst/contract/ticketing/subscribers/cost-centres/edit-cost-centres.contract.ts';
import { newPhone, orderIn } from '#services/company-tickets/test-order.ts';
import { recordedChanges } from '#platform/changes/test-changes.store.ts';
import { changesOfPerson } from '#ticketing/tickets/test-tickets.store.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';

type Text = Omit<CostCentre, 'id'>;
let codes = 0;
/** A code that no other test uses. */
export const newCode = (): string => `T${(codes += 1)}`;

/** What users do with the list of a company. */
export function costCentresIn(
  portal: TestPortal,
  { user = 'hr', company = 'several-services' } = {},
) {
  const { id } = portal.company(company);
  const as = portal.user(user);
  const params = { id };
  return {
    companyId: id,
    list: async (searchFor = '') => {
      const { json } = await portal.callAs(as, listCostCentres, {
        params,
        query: { offset: '0', searchFor },
      });
      return (json as { matches: (CostCentre & { people: number })[] }).matches;
    },
    add: (body: Text) => portal.callAs(as, createCostCentre, { params, body }),
    added: async (body: Text = { code: newCode(), name: 'Salg' }) => {
      const { json } = await portal.callAs(as, createCostCentre, { params, body });
      return json as CostCentre;
    },
    change: (costCentreId: number, body: Text, previous: Text) =>
      portal.callAs(as, changeCostCentre, {
        params: { id, costCentreId },
        body: { ...body, previous },
      }),
    /** What was recorded of one, oldest first. */
    changesOf: (costCentreId: number) =>
      recordedChanges(portal.database)
        .where('subject_type', '=', 'cost-centre')
        .where('subject_id', '=', String(costCentreId))
        .execute(),
    remove: (costCentreId: number) =>
      portal.callAs(as, deleteCostCentre, { params: { id, costCentreId } }),
  };
}

/** A new employee, and what users do with their cost centre. */
export async function employeeIn(portal: TestPortal) {
  const phone = newPhone();
  const { json } = await orderIn(portal)({ startDate: '2026-04-01', phone });
  const params = { id: (json as { subscriberId: number }).subscriberId };
  return {
    id: params.id,
    phone,
    read: (user = 'hr') => portal.callAs(portal.user(user), getCostCentre, { params }),
    give: (costCentreId: number | null, previousId: number | null = null, user = 'hr') =>
      portal.callAs(portal.user(user), setCostCentre, {
        params,
        body: { costCentreId, previousId },
      }),
    changes: async () =>
      (await changesOfPerson(portal.database, phone)).filter(
        ({ kind }) => kind === 'set-cost-centre',
      ),
  };
}
