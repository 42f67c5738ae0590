import type { PerTenant } from '@takst/domain/platform/tenants/tenant-id.ts';

/** An operator's colours and typeface on paper: those of `web/platform/design/theme/tenants.css`, as a test holds. */
export type PdfBrand = {
  readonly mark: string;
  readonly onMark: string;
  readonly header: string;
  readonly tint: string;
  /** Files of @expo-google-fonts, under the SIL Open Font License. */
  readonly regular: string;
  readonly bold: string;
};

export const pdfBrands: PerTenant<PdfBrand> = {
  ruter: {
    mark: '#d92a2a',
    onMark: '#ffffff',
    header: '#1d2638',
    tint: '#e9f0fe',
    regular: 'inter/400Regular/Inter_400Regular.ttf',
    bold: 'inter/700Bold/Inter_700Bold.ttf',
  },
  akt: {
    mark: '#69e2b2',
    onMark: '#002929',
    header: '#004141',
    tint: '#e3f4f6',
    regular: 'figtree/400Regular/Figtree_400Regular.ttf',
    bold: 'figtree/700Bold/Figtree_700Bold.ttf',
  },
  fjord: {
    mark: '#bdbcfd',
    onMark: '#1e184a',
    header: '#272256',
    tint: '#eef0fe',
    regular: 'nunito-sans/400Regular/NunitoSans_400Regular.ttf',
    bold: 'nunito-sans/800ExtraBold/NunitoSans_800ExtraBold.ttf',
  },
};
