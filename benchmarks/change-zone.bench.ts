import { changeZone } from '@takst/contract/services/company-tickets/employee/change-zone.contract.ts';
import { benchmarkChange, type RequestInput } from './changes.ts';
import { withClient } from './data/bench-database.store.ts';
import { type ChangeableTicket, changeableTickets } from './data/change-particulars.query.ts';
import { tokenOf } from './data/data-ids.ts';
import { changeExpiry } from './data/data-moment.ts';
import { dataSizes } from './data/data-size.ts';
import type { Bench } from './measured-portal.ts';
import type { Result } from './report/result.ts';

/** More tickets than a run can change. */
const most = 100_000;

/** Changes of zone, each of another ticket, compared with the same transaction in plain SQL. */
export const changeZoneBenchmark = (bench: Bench): Promise<Result> =>
  benchmarkChange(bench, { benchmark: 'change-zone', what: 'change of zone' }, async () => {
    const companies = dataSizes[bench.size].groups[1]?.companies ?? 0;
    const tickets = await withClient(bench.database.url, (client) =>
      changeableTickets(client, { companies, most }),
    );
    return () => {
      const ticket = tickets.pop();
      if (!ticket) throw new Error('There are no more tickets whose zones can be changed.');
      return changeOf(ticket);
    };
  });

const changeOf = ({ ticket, company, ...own }: ChangeableTicket): RequestInput => ({
  request: {
    method: changeZone.method,
    path: changeZone.path.replace('{id}', ticket),
    token: tokenOf(Number(company)),
    // No generated ticket has these zones.
    body: { zoneFrom: '1', zoneTo: '2Ø', expiryDate: changeExpiry },
  },
  particulars: { ...own, company, oldTicket: ticket },
});
