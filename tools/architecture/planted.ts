import { findViolations, ruleNames } from './find-violations.ts';
import { readSource } from './source-file.ts';

/** Files that break each rule, by path and text. */
const plantedFiles: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>> = {
  'a workspace reaches only those below it': [
    { 'domain/a/b.ts': "import '@takst/contract/platform/calls/route.ts';" },
    { 'web/a/b.ts': "import '@takst/server/platform/db/tables.ts';" },
    { 'web/a/b.ts': "export type X = import('@takst/server/a/b.ts').X;" },
    { 'server/a/b.ts': "import '../../web/a/b.ts';" },
    { 'contract/a/b.ts': "import type { X } from '@takst/server/a/b.ts';" },
  ],
  'an area of the server reaches another only through its public file': [
    { 'server/services/a/b.ts': "import '#catalogue/zones/zone.query.ts';" },
    { 'server/catalogue/a/b.ts': "export * from '../zones/zone.query.ts';" },
  ],
  'no import points to a higher storey': [
    { 'server/platform/db/b.ts': "import '#customers/users/users.public.ts';" },
    {
      'server/ticketing/tickets/b.ts':
        "import type { X } from '#billing/invoices/invoices.public.ts';",
    },
    { 'server/services/housing/b.ts': "export { x } from '#app/compose.ts';" },
    { 'web/ticketing/subscribers/b.tsx': "import('#services/housing/x.tsx');" },
    { 'web/platform/api/b.ts': "import '#customers/users/x.ts';" },
  ],
  'an area of the web imports one of its storey only where it is built over it': [
    { 'web/services/school-tickets/b.tsx': "import('#services/company-tickets/x.tsx');" },
    { 'web/services/a/b.pages.ts': "import('#services/company-tickets/x.tsx');" },
  ],
  'what an area tells of its changes is gathered by domain/app': [
    { 'web/services/housing/b.tsx': "import '@takst/domain/services/housing/housing.changes.ts';" },
    { 'domain/ticketing/tickets/b.changes.ts': "import '#services/housing/housing.changes.ts';" },
  ],
  'the dialogs of tickets know no service': [
    {
      'web/ticketing/tickets/b.ts':
        "import { undoEnd } from '@takst/contract/services/company-tickets/employee/undo-end.contract.ts';",
    },
    { 'web/ticketing/tickets/b.ts': "import '@takst/domain/services/housing/residence.ts';" },
    {
      'web/ticketing/tickets/change/b.ts':
        "export type X = import('#services/company-tickets/b.ts').X;",
    },
  ],
  'nothing imports app': [
    { 'server/a/b.ts': "export { x } from '#app/compose.ts';" },
    { 'web/platform/session/b.ts': "import type { X } from '#app/router.tsx';" },
    { 'web/a/b.pages.ts': "import { x } from '#app/router.tsx';" },
  ],
  'only app gathers the pages of the areas': [
    { 'web/a/b.ts': "import { x } from './a.pages.ts';" },
  ],
  'a module asks for operators when it runs, not when it is loaded': [
    { 'server/platform/a.ts': 'const ids = tenantIds().filter((id) => id);' },
    { 'web/app/a.ts': "export const own = new Set(tenantOf('x').offers);" },
  ],
  'no code names an operator': [
    { 'server/platform/a.ts': "export const main = 'ruter';" },
    { 'web/app/a.nb.ts': "export const nb = { title_fjord: 'x' };" },
    { 'domain/app/a.ts': '/** That of AKT. */\nexport const a = 1;' },
  ],
  'only stores and queries look into the database': [
    { 'server/a/b.ts': "import { tablesOf } from '#platform/db/tables.ts';" },
  ],
  'only app wires adapters': [
    { 'server/platform/integrations/sms/b.ts': "import './sms.adapter.ts';" },
  ],
  'imports carry their ending': [
    { 'server/a/b.ts': "import './c';" },
    { 'server/a/b.ts': "import './c.js';" },
  ],
  'only tests use what is made for tests': [
    { 'server/a/b.ts': "import '#testing/test-database.ts';" },
    { 'web/a/b.ts': "import './test-page.tsx';" },
  ],
  'packages are declared where they are used': [
    { 'web/a/b.ts': "import 'fastify';" },
    { 'tools/b.ts': "import 'left-pad';" },
  ],
  'domain uses no package and contract zod alone': [
    { 'domain/a/b.ts': "import 'zod';" },
    { 'contract/a/b.ts': "import '@scope/declared/part.ts';" },
    { 'domain/a/b.ts': "import { readFile } from 'node:fs';" },
  ],
  'only the server uses modules of Node': [{ 'web/a/b.ts': "import 'node:crypto';" }],
  'only stores and queries use the packages of a database': [
    { 'server/a/b.ts': "import { sql } from 'kysely';" },
  ],
  'tests get a portal or a database by portalTest and databaseTest': [
    { 'server/a/b.test.ts': 'beforeAll(async () => void (await testPortal(test)));' },
    { 'database/a/b.test.ts': 'export const test = await openTestDatabase();' },
  ],
  'a file name says what is inside': [{ 'server/a/utils.ts': '' }, { 'web/types.ts': '' }],
  'a suffix says which part a file is': [{ 'server/a/b.manager.ts': '' }],
  'folders are at most 2 deep': [{ 'web/services/a/b/c/d.ts': '' }, { 'domain/a/b/c/d.ts': '' }],
  'components stand in the web': [{ 'server/a/b.tsx': '' }],
  'the dialogs of tickets have words of their own': [
    { 'web/ticketing/tickets/b.ts': "export const useX = () => useTexts('company-tickets');" },
  ],
  'no TODO is merged': [
    { 'server/a/b.ts': "export const x = { summary: 'TODO: what it does' };" },
    { 'web/a/b.nb.ts': '// TODO' },
  ],
  'no any': [{ 'server/a/b.ts': 'export const x = (y: any) => y;' }],
  'no type is forced': [
    { 'server/a/b.ts': 'export const x = y as never;' },
    { 'server/a/b.ts': 'export const x = y as unknown as string;' },
  ],
  'no rule is switched off': [
    { 'server/a/b.ts': '// oxlint-disable-next-line\n' },
    { 'server/a/b.test.ts': '// oxlint-disable-next-line\n' },
    { 'server/a/b.ts': '// @ts-expect-error\n' },
  ],
  'a link names a page that exists': [
    { 'web/a/b.tsx': "import { Link } from '@tanstack/react-router';" },
    { 'web/a/b.ts': "import {\n  useNavigate,\n  useParams,\n} from '@tanstack/react-router';" },
    { 'web/a/b.tsx': 'export const x = <a href="/brukere">Users</a>;' },
    { 'web/a/b.tsx': 'export const x = <a href={`/brukere/${id}`}>User</a>;' },
  ],
  'a class is one that the theme has': [
    { 'web/a/b.tsx': 'export const x = <p className="mt-1 text-sm">x</p>;' },
    { 'web/a/b.tsx': "export const look = 'hover:text-accent';" },
    { 'web/a/b.tsx': 'export const x = <p className="bg-danger">x</p>;' },
  ],
  'a statement takes what is live from the file that says it': [
    { 'server/a/b.query.ts': 'export const x = sql`where ticket.cancelled_at is null`;' },
    { 'server/a/b.query.ts': 'export const x = sql`where failed_at is not null`;' },
    { 'server/a/b.store.ts': "export const x = rows.where('company.deleted_at', 'is', null);" },
    { 'server/a/b.query.ts': "export const x = sql`${sql.ref('holder.erased_at')} is null`;" },
    { 'server/ticketing/tickets/b.query.ts': 'export const x = sql`and anonymised_at is null`;' },
    { 'server/a/b.query.ts': 'export const x = sql`where "user".state = \'ACTIVE\'`;' },
    { 'server/a/b.store.ts': "export const x = rows.where('state', '<>', 'DELETED');" },
    { 'server/a/b.query.ts': "export const x = sql`where request.state = 'open'`;" },
  ],
  'a comment says plainly who does what': [
    { 'server/a/b.ts': '// Whoever orders pays.' },
    { 'database/a/b.ts': '/** The person for\n * whom it is. */' },
    { 'tools/b.ts': 'export const x = 1; // The sum of\n/**\n * Null of\n * what is erased. */' },
    { 'benchmarks/b.ts': '/** Somebody made it. */' },
  ],
  'no file over 300 lines': [{ 'server/a/b.ts': '\n'.repeat(301) }],
  'an import names its file': [{ 'web/a/b.ts': 'export const x = (y: string) => import(y);' }],
  'rules and contract know no clock, no chance and no outside': [
    { 'domain/a/b.ts': 'export const x = () => Temporal.Now.instant();' },
    { 'domain/a/b.ts': 'export const x = () => Math.random();' },
    { 'contract/a/b.ts': "export const x = () => fetch('/');" },
  ],
  'the clock is passed in': [
    { 'server/a/b.ts': 'export const x = () => new Date();' },
    { 'web/a/b.ts': "export const x = () => Temporal.Now.plainDateISO('Europe/Oslo');" },
  ],
  'a select shows what its value is, by NativeSelect': [
    { 'web/a/b.tsx': 'export const Box = () => <select value="x" />;' },
  ],
  'no circles, types included': [
    {
      'domain/a/b.ts': "import type { C } from './c.ts';",
      'domain/a/c.ts': "import type { B } from './b.ts';",
    },
  ],
  'areas make no circle': [
    {
      'server/customers/users/a.ts': "import '#customers/companies/companies.public.ts';",
      'server/customers/companies/b.ts':
        "import type { X } from '#customers/users/users.public.ts';",
    },
    {
      'web/platform/api/a.ts': "import '#platform/design/x.ts';",
      'web/platform/design/b.ts': "import('#platform/api/x.ts');",
    },
  ],
  'no folder and its subfolder import each other': [
    {
      'server/services/housing/a.ts': "import './part/b.ts';",
      'server/services/housing/c.ts': '',
      'server/services/housing/part/d.ts': "import type { C } from '../c.ts';",
    },
    {
      'contract/platform/calls/a.ts': "export { B } from '#platform/calls/part/b.ts';",
      'contract/platform/calls/part/b.ts': "import '#platform/calls/c.ts';",
    },
    {
      'domain/app/a.ts': "import './part/b.ts';",
      'domain/app/part/c.ts': "import '../d.ts';",
    },
  ],
  'median at most 60': [{ 'server/a/b.ts': '\n'.repeat(61) }],
  '90 % at most 160': [{ 'server/a/b.ts': '\n'.repeat(161) }],
};

/** Packages that planted files may use, so that only the intended rule finds them. */
const declared = { contract: ['zod', '@scope/declared'], server: ['kysely'] };

/** The rules that missed their planted violation, and how many were caught. */
export function provePlanted(): { proven: number; blind: string[] } {
  const samples = ruleNames.flatMap((rule) =>
    (plantedFiles[rule] ?? [{}]).map((files) => ({ rule, files })),
  );
  const blind = samples.filter(({ rule, files }) => {
    const sources = Object.entries(files).map(([path, text]) => readSource(path, text));
    return !findViolations(sources, declared).some((violation) => violation.rule === rule);
  });
  return {
    proven: samples.length - blind.length,
    blind: blind.map(({ rule, files }) => `${rule}: ${Object.entries(files).join(' ')}`),
  };
}
