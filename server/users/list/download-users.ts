import { downloadUsers as route } from '@takst/contract/users/administration/download-users.contract.ts';
import type { Database } from '#db/database.ts';
import type { Call } from '#http/call.ts';
import { csvLine } from '@takst/domain/csv/csv.rules.ts';
import { csvDownload, csvPhone } from '#http/csv.ts';
import { serveDownload } from '#http/serve.ts';
import { describeUser } from '../administration/describe-user.ts';
import { allUsers } from '../administration/user-list.query.ts';
import { userTexts } from './users.texts.ts';

/** The list of users as a file: what search, filters and sort choose, all pages. */
export const downloadUsers = (database: Database) =>
  serveDownload(route, async (call) => {
    const { fileName, headings } = userTexts[call.language];
    return csvDownload({
      name: `${fileName}-${call.today.toString()}`,
      headings,
      parts: partsOf(database, call),
    });
  });

async function* partsOf(
  database: Database,
  { scope, query, now, language }: Call<typeof route>,
): AsyncGenerator<string> {
  for await (const rows of allUsers(database, scope, { ...query, now })) {
    yield rows
      .map((row) => {
        const { email, firstName, lastName, status } = describeUser(row, now);
        return csvLine([
          email,
          firstName,
          lastName,
          csvPhone(row),
          userTexts[language].status[status],
        ]);
      })
      .join('');
  }
}
