import type { NewFile, Skeleton } from '../skeleton.ts';
import { nobodysId, type RowTemplate } from './row.ts';

const queryFile = ({ folder, name, pascal, table, alias }: RowTemplate): NewFile => ({
  path: `server/${folder}/${name}.query.ts`,
  text: `import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

export const find${pascal} = (database: Database, id: number) =>
  tablesOf(database)
    .selectFrom('${table} as ${alias}')
    .select(['${alias}.id', '${alias}.tenant', '${alias}.company_id as companyId'])
    .where('${alias}.id', '=', id)
    .executeTakeFirst();
`,
});

const jobFile = ({ folder, name, camel, pascal, table }: RowTemplate): NewFile => ({
  path: `server/${folder}/${name}.job.ts`,
  text: `import { z } from 'zod';
import type { Database } from '#platform/db/database.ts';
import { FailedForGood, job } from '#platform/jobs/job.ts';
import { find${pascal} } from './${name}.query.ts';

export const ${camel}Job = job({
  name: '${name}',
  data: z.strictObject({ id: z.int() }),
  retries: 3,
  work: async ({ id }, { database }: { database: Database }) => {
    const row = await find${pascal}(database, id);
    if (!row) throw new FailedForGood(\`${table} has no row \${id}.\`);
  },
});
`,
});

const testFile = ({ folder, name, camel }: RowTemplate): NewFile => ({
  path: `server/${folder}/${name}.test.ts`,
  text: `import { expect } from 'vitest';
import { FailedForGood } from '#platform/jobs/job.ts';
import { databaseTest } from '#testing/database-test.ts';
import { ${camel}Job } from './${name}.job.ts';

databaseTest('${name} is not tried again for a row that has gone', async ({ database }) => {
  const run = ${camel}Job.run({ id: ${nobodysId} }, { database }, 'key');
  await expect(run).rejects.toThrow(FailedForGood);
});

databaseTest('${name} takes an id and nothing else', async ({ database }) => {
  await expect(${camel}Job.run({ id: 'x' }, { database }, 'key')).rejects.not.toThrow(FailedForGood);
});
`,
});

/** A job that a change enqueues for a row: it finds the row, and fails for good where it has gone. */
export function jobSkeleton(template: RowTemplate): Skeleton {
  const { folder, name, camel } = template;
  return {
    files: [queryFile(template), jobFile(template), testFile(template)],
    insertions: [
      {
        path: 'server/app/areas/portal-jobs.ts',
        into: 'portalJobs',
        line: `${camel}Job,`,
        importing: `import { ${camel}Job } from '#${folder}/${name}.job.ts';`,
      },
    ],
    notes: [
      `The use case that enqueues it: await enqueue(${camel}Job, { id })`,
      `server/${folder}/${name}.job.ts: the work, and a test with a row that is there`,
    ],
  };
}
