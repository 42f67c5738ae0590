import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { z } from 'zod';
import { colourForm, contrastOf } from './colour.ts';

const colour = z.string().regex(colourForm, 'is neither oklch(0.5 0.18 27) nor #b3261e');

/** Typefaces that the pages and the documents have, under the SIL Open Font License. */
const fonts = {
  inter: {
    css: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
    weights: {},
    regular: 'inter/400Regular/Inter_400Regular.ttf',
    bold: 'inter/700Bold/Inter_700Bold.ttf',
  },
  figtree: {
    css: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif",
    weights: {},
    regular: 'figtree/400Regular/Figtree_400Regular.ttf',
    bold: 'figtree/700Bold/Figtree_700Bold.ttf',
  },
  'nunito-sans': {
    css: "'Nunito Sans Variable', 'Nunito Sans Fallback', system-ui, sans-serif",
    // Nunito Sans draws lighter than the other two: one step up.
    weights: {
      '--font-weight-medium': '600',
      '--font-weight-semibold': '700',
      '--font-weight-bold': '800',
    },
    regular: 'nunito-sans/400Regular/NunitoSans_400Regular.ttf',
    bold: 'nunito-sans/800ExtraBold/NunitoSans_800ExtraBold.ttf',
  },
} as const;

export type BrandFont = keyof typeof fonts;

/** The colours of a brand, by their names in `brand.json` and in the styles. */
const colourNames = {
  brand: '--brand',
  mark: '--mark',
  onMark: '--on-mark',
  header: '--header',
  primaryLight: '--primary-light',
  primaryLightHover: '--primary-light-hover',
  primaryDark: '--primary-dark',
  primaryDarkHover: '--primary-dark-hover',
  onPrimaryDark: '--on-primary-dark',
  selectLight: '--select-light',
  selectLightHover: '--select-light-hover',
  selectDark: '--select-dark',
  selectDarkHover: '--select-dark-hover',
  selectTintLight: '--select-tint-light',
  selectTintDark: '--select-tint-dark',
} as const;
type ColourName = keyof typeof colourNames;

/** `brand.json`: the colours, the hue of the neutrals, the shape and the typeface of an operator. */
export const brandFile = z.strictObject({
  font: z.enum(Object.keys(fonts) as [BrandFont, ...BrandFont[]]),
  ...(Object.fromEntries(Object.keys(colourNames).map((name) => [name, colour])) as Record<
    ColourName,
    typeof colour
  >),
  neutralHue: z.number().min(0).max(360),
  radius: z.string().regex(/^\d*\.?\d+(rem|px)$/, 'is no length such as 0.5rem'),
});
export type Brand = z.output<typeof brandFile>;

/** The files of @expo-google-fonts with which documents are drawn. */
export const fontFilesOf = ({ font }: Brand): { regular: string; bold: string } => fonts[font];

/** The brand as a rule of a style sheet. It stands in the page itself, so that a first view needs no request for it. */
export function brandStyle(tenant: TenantId, brand: Brand): string {
  const { css, weights } = fonts[brand.font];
  const values = {
    ...Object.fromEntries(
      Object.entries(colourNames).map(([name, property]) => [property, brand[name as ColourName]]),
    ),
    '--neutral-hue': String(brand.neutralHue),
    '--tenant-radius': brand.radius,
    '--font-ui': css,
    ...weights,
  };
  const lines = Object.entries(values).map(([property, value]) => `${property}:${value}`);
  return `[data-tenant='${tenant}']{${lines.join(';')}}`;
}

const white = '#ffffff';
/** What WCAG 2 asks for texts (AA). */
const leastContrast = 4.5;

/** Texts and what they stand on, as `web/platform/design/theme/colours.css` uses them. */
function readPairs(brand: Brand): readonly (readonly [on: ColourName, text: string, as: string])[] {
  const hue = brand.neutralHue;
  const onSelectDark = `oklch(0.2 0.03 ${hue})`;
  return [
    ['mark', brand.onMark, 'onMark'],
    ['header', white, 'white'],
    ['primaryLight', white, 'white'],
    ['primaryLightHover', white, 'white'],
    ['primaryDark', brand.onPrimaryDark, 'onPrimaryDark'],
    ['primaryDarkHover', brand.onPrimaryDark, 'onPrimaryDark'],
    ['selectLight', white, 'white'],
    ['selectLightHover', white, 'white'],
    ['selectDark', onSelectDark, 'the ink of the dark theme'],
    ['selectDarkHover', onSelectDark, 'the ink of the dark theme'],
    ['selectTintLight', brand.selectLightHover, 'selectLightHover'],
    ['selectTintDark', brand.selectDarkHover, 'selectDarkHover'],
    ['selectDark', `oklch(0.21 0.015 ${hue})`, 'the surface of the dark theme'],
  ];
}

export type Contrast = {
  readonly on: ColourName;
  readonly text: string;
  readonly contrast: number;
  readonly isEnough: boolean;
};

/** How well the texts of a brand can be read. */
export const contrastsOf = (brand: Brand): readonly Contrast[] =>
  readPairs(brand).map(([on, text, as]) => {
    const contrast = contrastOf(brand[on], text);
    return { on, text: as, contrast, isEnough: contrast >= leastContrast };
  });

/** `primaryLight: has the contrast 3.10 with white; 4.5 is the least` */
export const contrastFaults = (brand: Brand): string[] =>
  contrastsOf(brand)
    .filter(({ isEnough }) => !isEnough)
    .map(
      ({ on, text, contrast }) =>
        `${on}: has the contrast ${contrast.toFixed(2)} with ${text}; ${leastContrast} is the least for texts`,
    );
