import type { Brand, BrandFont } from '#platform/tenants/brand.ts';
import { contrastOf, oklchOf } from '#platform/tenants/colour.ts';

const white = '#ffffff';
/** A little more than the least, so that a small change by hand does not break it at once. */
const wanted = 4.6;

/** The colours of a brand that are made from its one colour: dark enough for white text, light enough for dark text. */
export function paletteOf(colour: string, font: BrandFont): Brand {
  const { lightness, chroma, hue } = oklchOf(colour);
  const at = (light: number, mostChroma: number): string =>
    `oklch(${rounded(light)} ${rounded(Math.min(chroma, mostChroma))} ${hue})`;
  const primary = darkEnough(Math.min(lightness, 0.5), (light) => at(light, 0.185));
  const ink = at(0.2, 0.045);
  const onMark = [white, ink].find((text) => contrastOf(colour, text) >= wanted);
  const primaryLight = at(primary, 0.185);
  return {
    font,
    brand: primaryLight,
    // A colour between light and dark carries neither white nor dark text: the primary stands in.
    mark: onMark ? colour : primaryLight,
    onMark: onMark ?? white,
    header: at(0.29, 0.07),
    primaryLight,
    primaryLightHover: at(primary - 0.07, 0.17),
    primaryDark: at(0.76, 0.11),
    primaryDarkHover: at(0.83, 0.09),
    onPrimaryDark: at(0.22, 0.05),
    selectLight: at(0.43, 0.1),
    selectLightHover: at(0.36, 0.09),
    selectDark: at(0.8, 0.085),
    selectDarkHover: at(0.87, 0.06),
    selectTintLight: at(0.955, 0.018),
    selectTintDark: at(0.31, 0.045),
    neutralHue: hue,
    radius: '0.5rem',
  };
}

function darkEnough(lightness: number, colourAt: (lightness: number) => string): number {
  const isDarkEnough = contrastOf(colourAt(lightness), white) >= wanted;
  return isDarkEnough || lightness <= 0.2 ? lightness : darkEnough(lightness - 0.01, colourAt);
}

const rounded = (value: number): number => Number(value.toFixed(3));
