import { findMissingColumns, rules } from './find-missing-columns.ts';

type Files = Readonly<Record<string, string>>;

/** Queries whose rows have what their types say. */
const sound: readonly Files[] = [
  {
    'server/a/b.query.ts':
      'export const q = sql<{ id: number; costCentre: string | null }>`select id, centre.name as "costCentre" from a`;',
  },
  {
    'server/a/b.query.ts':
      'type Row = { id: number; note?: string };\nexport const q = sql<Row>`insert into a (id) select 1 returning id`;',
  },
  {
    'server/a/b.query.ts':
      "import { columns } from './columns.query.ts';\nexport const q = sql<Pick<Row, 'id' | 'name'>>`select ${columns} from a`;\ntype Row = { id: number; name: string; more: string };",
    'server/a/columns.query.ts': 'export const columns = sql`id, name`;',
  },
  {
    'server/a/b.query.ts':
      'export const q = sql<{ id: number }>`select * from (select a.id from a) as a`;',
  },
  {
    'server/a/b.query.ts':
      'export const q = sql<{ own: boolean }>`select a is not distinct from ${b} as own ${sql`from a`}`;',
  },
  { 'server/a/b.query.ts': 'export const q = sql<{ count: number }>`select count(*) from a`;' },
  {
    'server/a/b.query.ts':
      'export const of = <Entry,>() => sql<{ entry: Entry }>`select to_jsonb(a) as entry from a`;',
  },
];

/** What breaks each rule; a check that does not find one of these proves nothing. */
const planted: readonly { rule: string; files: Files }[] = [
  {
    rule: rules.missing,
    files: {
      'server/a/b.query.ts':
        'export const q = sql<{ id: number; costCentre: string }>`select id from a where cost_centre is null`;',
    },
  },
  {
    // Only the condition names it.
    rule: rules.missing,
    files: {
      'server/a/b.query.ts':
        'export const q = sql<{ id: number; note: string }>`select id from a where note is null`;',
    },
  },
  {
    // The outer query drops it.
    rule: rules.missing,
    files: {
      'server/a/b.query.ts':
        'export const q = sql<{ id: number; note: string }>`select id, (select note from b) as other from a`;',
    },
  },
  {
    rule: rules.missing,
    files: {
      'database/a.store.ts':
        'export const q = sql<{ id: number; code: string }>`insert into a (code) values (1) returning id`;',
    },
  },
  {
    rule: rules.missing,
    files: {
      'server/a/b.query.ts':
        "import type { Row } from '@takst/contract/a/b.schema.ts';\nexport const q = pageWithTotal<Row>(database, { entry: sql`select id from a` });",
      'contract/a/b.schema.ts':
        'const base = z.object({ id, note: z.string() });\nexport const row = z.extend(base, { more: z.optional(z.string()) });\nexport type Row = z.output<typeof row>;',
    },
  },
  {
    rule: rules.missing,
    files: {
      'server/a/b.query.ts':
        'type Row = { id: number; note: string };\nconst columns = sql`a.id`;\nexport const q = sql<Row & { more: string }>`select ${columns}, more, note_of(a) from a`;',
    },
  },
  {
    rule: rules.missing,
    files: {
      'server/a/b.query.ts':
        'export const q = (columns) => sql<{ id: number }>`select ${columns} from a`;',
    },
  },
  {
    rule: rules.unreadable,
    files: { 'server/a/b.query.ts': 'export const q = sql<Awaited<X>>`select id from a`;' },
  },
];

const rulesBroken = (files: Files): string[] =>
  findMissingColumns(new Map(Object.entries(files))).faults.map(({ rule }) => rule);

/** The plants that were not found, the count of those that were, and false alarms. */
export function provePlanted(): { proven: number; blind: string[] } {
  const blind = planted.filter(({ rule, files }) => !rulesBroken(files).includes(rule));
  const falseAlarms = sound.filter((files) => rulesBroken(files).length > 0);
  return {
    proven: planted.length - blind.length,
    blind: [
      ...blind.map(({ rule, files }) => `${rule}: ${Object.values(files).join('\n')}`),
      ...falseAlarms.map((files) => `a false alarm: ${Object.values(files).join('\n')}`),
    ],
  };
}
