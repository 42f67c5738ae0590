import { findViolations } from './find-violations.ts';
import { readSource } from './source-file.ts';

/** For each rule a file that breaks it; a check that does not find one of these proves nothing. */
const planted: readonly { rule: string; files: Readonly<Record<string, string>> }[] = [
  {
    rule: 'a workspace reaches only those below it',
    files: { 'domain/a/b.ts': "import '@takst/contract/route.ts';" },
  },
  {
    rule: 'a workspace reaches only those below it',
    files: { 'web/a/b.ts': "import '@takst/server/db/tables.ts';" },
  },
  {
    rule: 'a workspace reaches only those below it',
    files: { 'contract/a/b.ts': "import type { X } from '@takst/server/a/b.ts';" },
  },
  {
    rule: 'an area of the server reaches another only through its public file',
    files: { 'server/a/b.ts': "import '#zones/zone.query.ts';" },
  },
  {
    rule: 'an area of the web does not import another',
    files: { 'web/home/b.tsx': "import('#company-tickets/x.tsx');" },
  },
  {
    rule: 'nothing imports app',
    files: { 'server/a/b.ts': "export { x } from '#app/compose.ts';" },
  },
  {
    rule: 'only stores and queries look into the database',
    files: { 'server/a/b.ts': "import { tablesOf } from '#db/tables.ts';" },
  },
  {
    rule: 'only app wires adapters',
    files: { 'server/integrations/sms/b.ts': "import './sms.adapter.ts';" },
  },
  { rule: 'imports carry their ending', files: { 'server/a/b.ts': "import './c';" } },
  {
    rule: 'packages are declared where they are used',
    files: { 'contract/a/b.ts': "import 'react';" },
  },
  {
    rule: 'packages are declared where they are used',
    files: { 'domain/a/b.ts': "import 'zod';" },
  },
  { rule: 'a file name says what is inside', files: { 'server/a/utils.ts': '' } },
  { rule: 'no any', files: { 'server/a/b.ts': 'export const x = (y: any) => y;' } },
  { rule: 'no rule is switched off', files: { 'server/a/b.ts': '// oxlint-disable-next-line\n' } },
  { rule: 'no file over 300 lines', files: { 'server/a/b.ts': '\n'.repeat(301) } },
  { rule: 'median at most 60', files: { 'server/a/b.ts': '\n'.repeat(61) } },
  { rule: '90 % at most 160', files: { 'server/a/b.ts': '\n'.repeat(161) } },
  {
    rule: 'no circles, types included',
    files: {
      'domain/a/b.ts': "import type { C } from './c.ts';",
      'domain/a/c.ts': "import type { B } from './b.ts';",
    },
  },
  {
    rule: 'at most 20 files in a folder',
    files: Object.fromEntries(
      Array.from({ length: 21 }, (_, number) => [`web/a/f${number}.ts`, '']),
    ),
  },
];

/** The rules that did not catch what was planted for them, and the count of those that did. */
export function provePlanted(): { proven: number; blind: string[] } {
  const blind = planted.filter(({ rule, files }) => {
    const sources = Object.entries(files).map(([path, text]) => readSource(path, text));
    return !findViolations(sources, {}).some((violation) => violation.rule === rule);
  });
  return { proven: planted.length - blind.length, blind: blind.map(({ rule }) => rule) };
}
