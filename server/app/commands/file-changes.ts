import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantIds } from '@takst/domain/platform/tenants/tenants.ts';
import type { RowChange } from '#platform/reference-data/reference-data.public.ts';
import type { OvertakenChange } from '#services/operator-desk/operator-desk.public.ts';
import type { ReferenceDataFile } from '#app/reference-data/reference-data-file.ts';

export type NamedFile = { readonly name: string; readonly file: ReferenceDataFile };
export type FileChanges = NamedFile & {
  readonly changes: readonly RowChange[];
  /** Approved changes of products, still to come, that the file has overtaken. */
  readonly overtaken: readonly OvertakenChange[];
};

/** The operators that a changed row concerns; a row without an operator (VAT rates) concerns all. */
export const tenantsOf = ({ key }: RowChange): readonly TenantId[] => {
  const tenant = tenantIds().find((id) => id === key['tenant']);
  return tenant ? [tenant] : tenantIds();
};
