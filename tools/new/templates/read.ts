import type { NewFile, Skeleton } from '../skeleton.ts';
import { nobodysId, rowWithinScope, type RowTemplate } from './row.ts';

const contractFile = ({ folder, area, name, camel, notFound, needs }: RowTemplate): NewFile => ({
  path: `contract/${folder}/${name}.contract.ts`,
  text: `import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';

export const ${camel} = route({
  method: 'GET',
  path: '/api/${area}/{id}/${name}',
  summary: 'TODO: what the call reads, in one sentence',
  needs: '${needs}',
  reply: z.object({ id }),
  refusals: { ${notFound}: { status: 404 } },
});
`,
});

const serverFile = ({ folder, name, camel, pascal, notFound }: RowTemplate): NewFile => ({
  path: `server/${folder}/${name}.ts`,
  text: `import { ${camel} as route } from '@takst/contract/${folder}/${name}.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { find${pascal} } from './${name}.query.ts';

export const ${camel} = (database: Database) =>
  serve(route, async ({ scope, params }) => {
    const row = await find${pascal}(database, scope, params.id);
    return row ? { reply: { id: row.id } } : { refused: { code: '${notFound}' } };
  });
`,
});

const testFile = ({ folder, name, camel, notFound }: RowTemplate): NewFile => ({
  path: `server/${folder}/${name}.test.ts`,
  text: `import { ${camel} } from '@takst/contract/${folder}/${name}.contract.ts';
import { describe, expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';

const params = { id: ${nobodysId} };

describe('${name}', () => {
  portalTest('finds no row of an id that none has', async (portal) => {
    expect(await portal.callAs(portal.user('operator'), ${camel}, { params })).toMatchObject({
      status: 404,
      json: { code: '${notFound}' },
    });
  });

  portalTest('is closed to users without a company', async (portal) => {
    expect(await portal.callAs(portal.user('no-companies'), ${camel}, { params })).toMatchObject({
      status: 403,
    });
  });
});
`,
});

/** A call that reads: it answers the id of a row within the scope, and 404 outside it. */
export function readSkeleton(template: RowTemplate): Skeleton {
  const { folder, name } = template;
  return {
    files: [
      contractFile(template),
      rowWithinScope(template, { lock: false }),
      serverFile(template),
      testFile(template),
    ],
    insertions: [routeLine(template, ['database'])],
    notes: [
      `server/${folder}/${name}.test.ts: a row that is there, read by a user who may and by one of another company`,
      accessNote,
    ],
  };
}

/** The line among the routes of the area. */
export const routeLine = (
  { area, storey, folder, name, camel }: RowTemplate,
  taking: readonly string[],
) => ({
  path: `server/${storey}/${area}/${area}.routes.ts`,
  into: /Routes$/,
  line: `${camel}(${taking.join(', ')}),`,
  importing: `import { ${camel} } from '#${folder}/${name}.ts';`,
  taking,
});

export const accessNote =
  'npm run try -- server/app/areas/all-routes.test.ts: says what test-access.ts of the area lacks for the new call';
