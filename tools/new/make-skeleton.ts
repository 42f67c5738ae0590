import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from '@takst/contract/platform/calls/route.ts';
import { features } from '@takst/domain/platform/access/feature.ts';
import { loadGraph } from '../imports/import-graph.ts';
import { allOperations, findOperations } from '../slice/find-operations.ts';
import { root } from '../source-paths.ts';
import { readNames, readTable } from './names.ts';
import type { Skeleton } from './skeleton.ts';
import { changeSkeleton } from './templates/change.ts';
import { dialogSkeleton } from './templates/dialog.ts';
import { jobSkeleton } from './templates/job.ts';
import { listSkeleton } from './templates/list.ts';
import { readSkeleton } from './templates/read.ts';
import type { RowTemplate } from './templates/row.ts';
import { serviceSkeleton } from './templates/service.ts';

export const kinds = ['operation', 'list', 'dialog', 'job', 'service'] as const;
type Kind = (typeof kinds)[number];

/** What is asked for, as it is typed. */
export type NewRequest = {
  readonly kind: Kind;
  /** `services/housing/change-unit`. */
  readonly path: string;
  readonly isRead: boolean;
  readonly table?: string | undefined;
  readonly needs?: string | undefined;
  readonly page?: string | undefined;
  readonly call?: string | undefined;
};

const tablesFile = 'server/platform/db/tables.generated.ts';

function required(value: string | undefined, flag: string, what: string): string {
  if (value === undefined) throw new Error(`--${flag} is missing: ${what}.`);
  return value;
}

function rowTemplate({ path, table, needs }: NewRequest, hasNeeds = true): RowTemplate {
  const known: readonly string[] = features;
  const feature = hasNeeds
    ? required(needs, 'needs', `the feature, one of ${known.join(' ')}`)
    : '';
  if (hasNeeds && !known.includes(feature))
    throw new Error(`There is no feature ${feature}, but ${known.join(' ')}.`);
  const types = readFileSync(join(root, tablesFile), 'utf8');
  const named = required(table, 'table', 'the table whose rows it is about, such as housing.unit');
  return { ...readNames(path), ...readTable(named, types), needs: feature };
}

function pageOf({ page }: NewRequest): string {
  const path = required(page, 'page', 'the address of the page, such as /borettslag/enheter');
  if (!/^(\/[a-z0-9-]+)+$/.test(path)) throw new Error(`${path} is no address of a page.`);
  return path;
}

/** A value as code; dates of an example are not decoded. */
const codeOf = (value: unknown): string => JSON.stringify(value);

/** The dialog for a call of the contract, which is read for its refusals. */
async function dialogOf({ path, call }: NewRequest): Promise<Skeleton> {
  const name = required(call, 'call', 'the operation that it sends, such as change-note');
  const found = findOperations(allOperations(await loadGraph()), name);
  const [operation] = found;
  if (!operation || found.length > 1)
    throw new Error(
      operation ? `${name} names ${found.length} operations.` : `There is no operation ${name}.`,
    );
  const exports: Record<string, Route> = await import(join(root, operation.contract));
  const exported = operation.exports[0] ?? '';
  const route = exports[exported];
  if (!route?.method) throw new Error(`${name} is a list.`);
  const params = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, param = '']) =>
    param.toLowerCase().endsWith('id') ? `${param}: 7` : `${param}: 'x'`,
  );
  const parts = [
    ...(params.length > 0 ? [`params: { ${params.join(', ')} }`] : []),
    ...(route.body ? [`body: ${exported}.body.parse(${codeOf(route.example)})`] : []),
  ];
  return dialogSkeleton(readNames(path), {
    export: exported,
    contract: `@takst/${operation.contract}`,
    refusals: Object.entries(route.refusals).map(([code, { status, details }]) => ({
      code,
      status,
      hasDetails: details !== undefined,
    })),
    input: `{ ${parts.join(', ')} }`,
    reply: null,
  });
}

/** What is to be written for a request; throws with what is wrong with it. */
export async function makeSkeleton(request: NewRequest): Promise<Skeleton> {
  switch (request.kind) {
    case 'operation':
      return (request.isRead ? readSkeleton : changeSkeleton)(rowTemplate(request));
    case 'list':
      return listSkeleton({ ...rowTemplate(request), page: pageOf(request) });
    case 'service':
      return serviceSkeleton({ ...rowTemplate(request), page: pageOf(request) });
    case 'job':
      return jobSkeleton(rowTemplate(request, false));
    case 'dialog':
      return dialogOf(request);
  }
}
