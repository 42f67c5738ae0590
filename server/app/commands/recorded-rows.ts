import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantIds } from '@takst/domain/platform/tenants/tenants.ts';
import type { StoredChange } from '#platform/changes/change.store.ts';
import type { Origin } from '#platform/http/call.ts';
import type { RowChange, RowValues } from '#platform/reference-data/reference-data.public.ts';
import { shownValues } from './reference-data-report.ts';
import { type FileChanges, tenantsOf } from './file-changes.ts';

type ChangesOfTenant = { readonly origin: Origin; readonly changes: readonly StoredChange[] };

/** Thousands of post codes are recorded by their number. */
const maxRows = 500;

/** What the record of changes gets of each operator: the rows of each file that were added or changed. */
export function changesOfTenants(
  files: readonly FileChanges[],
  requestId: string,
): ChangesOfTenant[] {
  return tenantIds().map((tenant) => ({
    origin: { tenant, userId: null, channel: 'command', requestId, idempotency: null },
    changes: files.flatMap((file) => [...changeOf(file, tenant), ...overtakenOf(file, tenant)]),
  }));
}

function changeOf({ name, file, changes }: FileChanges, tenant: TenantId): StoredChange[] {
  const own = changes.filter(
    (change) => change.outcome !== 'kept' && tenantsOf(change).includes(tenant),
  );
  if (own.length === 0) return [];
  const rows = own.slice(0, maxRows).map(recordedRow);
  return [
    {
      companyId: null,
      kind: 'load-reference-data',
      subject: { type: 'reference-data', id: name },
      about: null,
      before: null,
      after: { referenceData: { asOf: file.asOf, rowCount: own.length, rows } },
    },
  ];
}

/** Each proposal by itself, after what has overtaken it: the record of the proposal goes on. */
const overtakenOf = ({ name, file, overtaken }: FileChanges, tenant: TenantId): StoredChange[] =>
  overtaken
    .filter((change) => change.tenant === tenant)
    .map(({ proposalId, row }) => ({
      companyId: null,
      kind: 'overtake-proposal',
      subject: { type: 'proposal', id: proposalId },
      about: null,
      before: { proposedRows: { kind: 'product', rows: [row] } },
      after: { referenceData: { asOf: file.asOf, file: name } },
    }));

const recordedRow = ({ table, outcome, key, before, after }: RowChange): RowValues => ({
  table,
  outcome,
  key,
  before: before && shownValues(before),
  after: shownValues(after),
});
