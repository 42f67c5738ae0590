import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { fontFilesOf } from '#platform/tenants/brand.ts';
import { brandOf } from '#platform/tenants/brands.ts';
import { hexOf } from '#platform/tenants/colour.ts';

/** An operator's colours and typeface on paper: those of its pages. */
export type PdfBrand = {
  readonly mark: string;
  readonly onMark: string;
  readonly header: string;
  readonly tint: string;
  /** Files of @expo-google-fonts. */
  readonly regular: string;
  readonly bold: string;
};

export function pdfBrandOf(tenant: TenantId): PdfBrand {
  const brand = brandOf(tenant);
  return {
    mark: hexOf(brand.mark),
    onMark: hexOf(brand.onMark),
    header: hexOf(brand.header),
    tint: hexOf(brand.selectTintLight),
    ...fontFilesOf(brand),
  };
}
