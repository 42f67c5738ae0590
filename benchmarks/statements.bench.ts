import { getContact } from '@takst/contract/customers/session/get-contact.contract.ts';
import { listUserCompanies } from '@takst/contract/customers/session/list-user-companies.contract.ts';
import { tokenOf } from './data/data-ids.ts';
import { listPath, midCompany } from './list.bench.ts';
import type { Bench } from './measured-portal.ts';
import { type Recording, recordingPortal } from './recording/recording-portal.ts';
import { atMost, type Result } from './report/result.ts';

const token = tokenOf(midCompany);

/** Statements per request, which are the same in every run. */
export async function statementsBenchmark(bench: Bench): Promise<Result> {
  const portal = await recordingPortal({ url: bench.database.url, smsUrl: bench.smsUrl });
  const count = async (path: string): Promise<number> =>
    portal.record({ path, token }).then(({ statements }: Recording) => statements.length);
  try {
    // The first requests of a session: nothing is cached.
    const contact = await count(getContact.path);
    const companies = await count(listUserCompanies.path);
    await count(listPath(midCompany, {}));
    const list = await count(listPath(midCompany, {}));
    const search = await count(listPath(midCompany, { searchFor: 'kari odegard' }));
    return {
      benchmark: 'statements',
      figures: [
        atMost('statements: start of a session', contact + companies, { goal: 3 }),
        atMost('statements: list, session known', list, { goal: 1 }),
        atMost('statements: search, session known', search, { goal: 1 }),
      ],
    };
  } finally {
    await portal.stop();
  }
}
