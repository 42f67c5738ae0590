import { figuresOf, swingOf } from './batches.bench.ts';
import { withClient } from './data/bench-database.store.ts';
import { firstIds } from './data/data-ids.ts';
import { orderStart } from './data/data-moment.ts';
import { bareFreeTicketsMs, departmentOf, placeDepartment } from './data/free-tickets.store.ts';
import { type MeasuredBatch, measureBatches } from './measure/batch-rounds.ts';
import type { Bench } from './measured-portal.ts';
import { rejectionOf, type Result } from './report/result.ts';

const company = firstIds.company + 4;

const freeTickets: MeasuredBatch = {
  service: 'free-ticket-orders',
  company,
  options: { agreementName: String(departmentOf(company)), startDate: orderStart },
  rowAt: (place) => ({
    employeeId: `F${place}`,
    firstName: 'Åse',
    lastName: 'Ødegård',
    birthDate: '14.05.1985',
    holderType: 'Ansatt',
    profile: 'Voksen',
    mediaType: 'Mobil',
    phone: String(49_500_000 + place),
    zoneFrom: '1',
    zoneTo: '2Ø',
  }),
  bareMs: bareFreeTicketsMs,
};

/** 10,000 free tickets for many: the check, and carrying them out beside bare inserts of the same rows. */
export async function freeBatchesBenchmark(bench: Bench): Promise<Result> {
  await withClient(bench.database.url, (client) => placeDepartment(client, company));
  const { measured, load } = await measureBatches(bench, freeTickets);
  return {
    benchmark: 'free-batches',
    figures: figuresOf(measured, 'bare inserts of the same rows'),
    ...rejectionOf({ swing: swingOf(measured), load }),
  };
}
