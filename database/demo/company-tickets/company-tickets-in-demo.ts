import type { DemoService } from '../demo-service.ts';
import { placeSubscribers } from '../demo-subscribers.store.ts';
import { placeChangesForMany } from './demo-changes.store.ts';
import { employeesOf } from './demo-employees.ts';

/** Employees with company tickets, and what HR changed for many. */
export const companyTicketsInDemo: DemoService = {
  peopleOf: employeesOf,
  place: (tx, world, places) => placeSubscribers(tx, world, { service: 'company-tickets', places }),
  placeBatches: placeChangesForMany,
};
