import type { DemoService } from '../demo-service.ts';
import { placeSubscribers } from '../demo-subscribers.store.ts';
import { placeResidences } from './demo-residences.store.ts';
import { residentsOf } from './demo-residents.ts';

/** Residents with tickets, and the units in which they live. */
export const housingInDemo: DemoService = {
  peopleOf: residentsOf,
  place: async (tx, world, places) => {
    await placeSubscribers(tx, world, { service: 'housing', places });
    await placeResidences(tx, world, places);
  },
  placeBatches: null,
};
