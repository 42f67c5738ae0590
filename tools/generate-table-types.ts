import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { connectPGlite, openPGlite } from '@takst/server/platform/db/connection/embedded.ts';
import { migrate, readMigrations } from '@takst/server/platform/db/migrate/migrations.ts';

/**
 * Writes the types of all tables from the migrated database, or with `--check` fails when the file
 * differs from what it would write.
 */
const file = join(import.meta.dirname, '../server/platform/db/tables.generated.ts');

const types: Record<string, string> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  text: 'string',
  uuid: 'string',
  bytea: 'Uint8Array',
  bool: 'boolean',
  date: 'Temporal.PlainDate',
  timestamptz: 'Temporal.Instant',
  json: 'unknown',
  jsonb: 'unknown',
};

type Column = {
  table: string;
  name: string;
  type: string;
  nullable: boolean;
  filled: boolean;
  generated: boolean;
};

async function readColumns(): Promise<Column[]> {
  const kysely = connectPGlite(await openPGlite(null));
  await migrate(kysely, await readMigrations());
  const { rows } = await sql<Column>`
    select table_schema || '.' || table_name as "table", column_name as name, udt_name as type,
           is_nullable = 'YES' as nullable,
           column_default is not null or identity_generation = 'BY DEFAULT' as filled,
           is_generated = 'ALWAYS' or coalesce(identity_generation, '') = 'ALWAYS' as generated
      from information_schema.columns
     where table_schema not in ('information_schema', 'pg_catalog', 'public')
     order by table_schema, table_name, ordinal_position`.execute(kysely);
  await kysely.destroy();
  return rows;
}

function typeOf({ type, name, table }: Column): string {
  const plain = types[type.replace(/^_/, '')];
  if (!plain) throw new Error(`${table}.${name}: no type for ${type}`);
  return type.startsWith('_') ? `${plain}[]` : plain;
}

function lineOf(column: Column): string {
  const type = `${typeOf(column)}${column.nullable && !column.type.startsWith('json') ? ' | null' : ''}`;
  if (column.generated) return `    ${column.name}: GeneratedAlways<${type}>;`;
  return `    ${column.name}: ${column.filled ? `Generated<${type}>` : type};`;
}

function write(columns: readonly Column[]): string {
  const tables = Map.groupBy(columns, ({ table }) => table);
  const bodies = [...tables].map(
    ([table, own]) => `  '${table}': {\n${own.map(lineOf).join('\n')}\n  };`,
  );
  return [
    '// Written by tools/generate-table-types.ts from the migrated database.',
    "import type { Generated, GeneratedAlways } from 'kysely';",
    '',
    'export type Tables = {',
    ...bodies,
    '};',
    '',
  ].join('\n');
}

const generatedTypes = write(await readColumns());
if (process.argv.includes('--check')) {
  if ((await readFile(file, 'utf8')) !== generatedTypes) {
    console.error(
      'server/platform/db/tables.generated.ts is not what the migrations make; run tools/generate-table-types.ts',
    );
    process.exit(1);
  }
} else {
  await writeFile(file, generatedTypes);
}
