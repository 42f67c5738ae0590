import { joined, type Insertion, type NewFile, type Skeleton } from '../skeleton.ts';
import { textFiles } from './dialog.ts';
import { accessNote } from './read.ts';
import type { RowTemplate } from './row.ts';

export type ListTemplate = RowTemplate & { readonly page: string };

/** Where the lines of a list go: its routes, its page, and the title of that. */
export const listInsertions = ({
  storey,
  area,
  folder,
  name,
  camel,
  pascal,
  needs,
  page,
}: ListTemplate) => {
  const served = `serve${pascal}`;
  const title = `title${pascal}`;
  return {
    route: {
      path: `server/${storey}/${area}/${area}.routes.ts`,
      into: /Routes$/,
      line: `...${served}(database),`,
      importing: `import { ${served} } from '#${folder}/${name}.query.ts';`,
      taking: ['database'],
    },
    row: {
      path: `contract/${storey}/${area}/${area}.pages.ts`,
      into: /Pages$/,
      line: `'${page}': { needs: '${needs}' },`,
    },
    entry: {
      path: `web/${storey}/${area}/${area}.pages.ts`,
      into: /Entries$/,
      line: `'${page}': {
    title: '${title}',
    texts: ['${name}'],
    load: async () => (await import('#${folder}/${name}.page.tsx')).${pascal}Page,
  },`,
    },
    titles: (['nb', 'en'] as const).map((language) => ({
      path: `web/app/app.${language}.ts`,
      into: language,
      line: `${title}: 'TODO: ${camel} (${language})',`,
    })),
  } satisfies Record<string, Insertion | Insertion[]>;
};

const contractFile = ({ folder, area, name, camel, needs }: ListTemplate): NewFile => ({
  path: `contract/${folder}/${name}.contract.ts`,
  text: `import * as z from 'zod/mini';
import { id } from '#platform/calls/scalars.ts';
import { listOf } from '#platform/lists/list.ts';

export const ${camel} = listOf({
  path: '/api/${area}/${name}',
  summary: 'TODO: what the list has, in one sentence',
  plural: 'rows',
  needs: '${needs}',
  columns: { id: { heading: { nb: 'Nummer', en: 'Number' }, sort: true } },
  sortedBy: 'id',
  entry: z.object({ id }),
});
`,
});

const queryFile = ({ folder, name, camel, pascal, table, alias }: ListTemplate): NewFile => ({
  path: `server/${folder}/${name}.query.ts`,
  text: `import { ${camel} } from '@takst/contract/${folder}/${name}.contract.ts';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { rowsAtOnce } from '#platform/db/search/list-rows.ts';
import { pageWithTotal } from '#platform/db/search/page-with-total.ts';
import { serveList } from '#platform/http/list/serve-list.ts';
import { withinScope } from '#platform/scope/within-scope.ts';

type Row = { readonly id: number };

/** Words are found in the number. */
export const serve${pascal} = (database: Database) =>
  serveList(${camel}, {
    rows: ({ scope }, { words, sort }) =>
      rowsAtOnce((bounds) =>
        pageWithTotal<Row>(database, {
          ...bounds,
          matched: sql\`
            select ${alias}.id from ${table} as ${alias}
             where \${withinScope(scope, '${alias}')}
               and not exists (select from unnest(\${sql.val([...words])}::text[]) as word
                                where strpos(${alias}.id::text, word) = 0)\`,
          order: sort?.isDescending ? sql\`page.id desc\` : sql\`page.id\`,
          entry: sql\`select page.id\`,
        }),
      ),
    describe: () => (row) => row,
    columns: { id: { key: sql\`page.id\` } },
  });
`,
});

const testFile = ({ folder, name, camel }: ListTemplate): NewFile => ({
  path: `server/${folder}/${name}.test.ts`,
  text: `import { ${camel} } from '@takst/contract/${folder}/${name}.contract.ts';
import { describe, expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';

const query = { searchFor: 'no number has letters' };

describe('${name}', () => {
  portalTest('finds words in the number alone', async (portal) => {
    expect(await portal.callAs(portal.user('operator'), ${camel}.list, { query })).toMatchObject({
      status: 200,
      json: { totalEntries: 0, matches: [] },
    });
  });

  portalTest('is closed to users without a company', async (portal) => {
    expect(
      await portal.callAs(portal.user('no-companies'), ${camel}.list, { query }),
    ).toMatchObject({ status: 403 });
  });
});
`,
});

const pageFile = ({ folder, name, camel, pascal }: ListTemplate): NewFile => ({
  path: `web/${folder}/${name}.page.tsx`,
  text: `import { ${camel} } from '@takst/contract/${folder}/${name}.contract.ts';
import { ListPage } from '#platform/lists/list-page.tsx';
import { useListOf } from '#platform/lists/use-list-of.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

export function ${pascal}Page() {
  const t = useTexts('${name}');
  const list = useListOf(${camel});
  return (
    <ListPage
      list={list}
      title={t('title')}
      searchLabel={t('search')}
      columns={{ id: { cell: ({ id }) => id, isRowHeader: true } }}
      empty={{ icon: 'document', title: t('emptyTitle'), text: t('emptyText') }}
      noHits={{ title: t('noHitTitle'), text: t('noHitText'), showAll: t('showAll') }}
    />
  );
}
`,
});

const pageTestFile = ({ folder, name, camel, pascal }: ListTemplate): NewFile => ({
  path: `web/${folder}/${name}.test.tsx`,
  text: `// @vitest-environment happy-dom
import { ${camel} } from '@takst/contract/${folder}/${name}.contract.ts';
import { afterEach, expect, it } from 'vitest';
import { cleanup, screen } from '#testing/dom.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { en } from './${name}.en.ts';
import { ${pascal}Page } from './${name}.page.tsx';

afterEach(cleanup);

const open = (...ids: number[]) => {
  const matches = ids.map((id) => ({ id }));
  fakeServer([${camel}.list, { status: 200, body: { totalEntries: ids.length, matches } }]);
  return openPage({ pages: { '/': ${pascal}Page }, at: '/', texts: ['${name}'], language: 'en' });
};

it('shows a row for each, under its heading', async () => {
  await open(7, 8);
  expect(await screen.findByRole('rowheader', { name: '7' })).toBeDefined();
  expect(screen.getByRole('rowheader', { name: '8' })).toBeDefined();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(en.title);
});

it('says when there is none', async () => {
  await open();
  expect(await screen.findByText(en.emptyTitle)).toBeDefined();
});
`,
});

/** The files of a list with its page: the ids of the rows within the scope. */
export function listFiles(template: ListTemplate): Skeleton {
  const { folder, name } = template;
  const list: Skeleton = {
    files: [
      contractFile(template),
      queryFile(template),
      testFile(template),
      pageFile(template),
      pageTestFile(template),
    ],
    insertions: [],
    notes: [
      `server/${folder}/${name}.test.ts: rows of two companies, of which a user sees those of one`,
      'A line in a *-states.ts of e2e/accessibility that opens the page; icon and menu in the .pages.ts of web',
      accessNote,
    ],
  };
  const keys = ['title', 'search', 'emptyTitle', 'emptyText', 'noHitTitle', 'noHitText', 'showAll'];
  return joined(list, textFiles(template, keys));
}

/** A list in an area that is there. */
export function listSkeleton(template: ListTemplate): Skeleton {
  const { route, row, entry, titles } = listInsertions(template);
  return joined(listFiles(template), {
    files: [],
    insertions: [route, row, entry, ...titles],
    notes: [],
  });
}
