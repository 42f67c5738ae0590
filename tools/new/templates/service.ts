import { camelOf } from '../names.ts';
import { joined, type Insertion, type NewFile, type Skeleton } from '../skeleton.ts';
import { listFiles, listInsertions, type ListTemplate } from './list.ts';

const pagesFile = ({ path, line }: Insertion, camel: string): NewFile => ({
  path,
  text: `import type { UserRows } from '#platform/pages/page-row.ts';

export const ${camel}Pages = { ${line} } as const satisfies UserRows;
`,
});

const entriesFile = ({ path, line }: Insertion, camel: string, at: string): NewFile => ({
  path,
  text: `import type { ${camel}Pages } from '@takst/contract/${at}/${path.slice(path.lastIndexOf('/') + 1)}';
import type { EntriesOf } from '#platform/page-entries/page-entry.ts';

export const ${camel}Entries = { ${line} } satisfies EntriesOf<typeof ${camel}Pages>;
`,
});

const routesFile = ({ path, line, importing }: Insertion, camel: string): NewFile => ({
  path,
  text: `import type { Database } from '#platform/db/database.ts';
import type { Served } from '#platform/http/serve.ts';
${importing}

type Dependencies = { database: Database };

export const ${camel}Routes = ({ database }: Dependencies): Served[] => [${line}];
`,
});

const accessFile = (at: string, camel: string): NewFile => ({
  path: `server/${at}/test-access.ts`,
  text: `import type { AreaAccess } from '#testing/access-table/area-access.ts';

export const ${camel}Access = {} as const satisfies AreaAccess;
`,
});

/** A new area with one list and its page: its own routes and pages, gathered by app. */
export function serviceSkeleton(template: ListTemplate): Skeleton {
  const { storey, area } = template;
  const { route, row, entry, titles } = listInsertions(template);
  const camel = camelOf(area);
  const at = `${storey}/${area}`;
  return joined(listFiles(template), {
    files: [
      pagesFile(row, camel),
      entriesFile(entry, camel, at),
      routesFile(route, camel),
      accessFile(at, camel),
    ],
    insertions: [
      ...titles,
      {
        path: 'contract/app/pages.ts',
        into: 'table',
        line: `${camel}Pages,`,
        importing: `import { ${camel}Pages } from '#${at}/${area}.pages.ts';`,
      },
      {
        path: 'web/app/page-table/user-pages.ts',
        into: 'userPages',
        line: `...${camel}Entries,`,
        importing: `import { ${camel}Entries } from '#${at}/${area}.pages.ts';`,
      },
      {
        path: 'server/app/areas/all-routes.ts',
        into: 'allRoutes',
        line: `...${camel}Routes(dependencies),`,
        importing: `import { ${camel}Routes } from '#${at}/${area}.routes.ts';`,
      },
      {
        path: 'server/testing/access-table/areas.ts',
        into: 'areas',
        line: `'${area}': ${camel}Access,`,
        importing: `import { ${camel}Access } from '#${at}/test-access.ts';`,
      },
    ],
    notes: [
      'A feature of its own: domain/platform/access/feature.ts, who has it in features-for.rules.ts, and whoMay in test-access.ts',
      'Where it has agreements or tickets: domain/platform/access/ticket-service-id.ts; the compiler then asks for the rest',
      `A heading in docs/glossary.md, and ${area} in the storeys of ARCHITECTURE.md`,
    ],
  });
}
