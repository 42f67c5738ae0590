import { benchmarkChange, type RequestInput } from './changes.ts';
import { withClient } from './data/bench-database.store.ts';
import { nextOrderPhone } from './data/change-particulars.query.ts';
import { firstIds, tokenOf } from './data/data-ids.ts';
import { orderStart } from './data/data-moment.ts';
import type { Bench } from './measured-portal.ts';
import type { Result } from './report/result.ts';

/** A company of the second size that the list benchmarks do not read. */
const company = firstIds.company + 2;

/** Orders a company ticket for a new person, compared with the same transaction in plain SQL. */
export const orderBenchmark = (bench: Bench): Promise<Result> =>
  benchmarkChange(bench, { benchmark: 'order', what: 'order' }, async () => {
    let phone = await withClient(bench.database.url, nextOrderPhone);
    return () => orderFor(String(phone++));
  });

export const orderFor = (phone: string): RequestInput => ({
  request: {
    method: 'POST',
    path: '/api/ticket/create',
    token: tokenOf(company),
    body: {
      agreementName: String(firstIds.agreement + company - firstIds.company),
      employeeId: 'BENCH',
      firstName: 'Åse',
      lastName: 'Ødegård',
      phoneCountryCode: '+47',
      phone,
      startDate: orderStart,
      zoneFrom: '1',
      zoneTo: '2Ø',
    },
  },
  particulars: { phone, slot: `+47${phone}` },
});
