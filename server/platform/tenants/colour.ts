/** A colour as a brand writes it: `oklch(0.5 0.185 27)` or `#b3261e`. */
export const colourForm = /^(oklch\(\d*\.?\d+ \d*\.?\d+ \d*\.?\d+\)|#[0-9a-f]{6})$/;

type Channels = readonly [red: number, green: number, blue: number];

/** The light of the three channels of sRGB, from 0 to 1. */
function linearOf(colour: string): Channels {
  if (!colour.startsWith('#')) return linearOfOklch(colour.slice('oklch('.length, -1));
  const channel = (at: number): number => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** After Ottosson's definition; what a screen cannot show is cut off. */
function linearOfOklch(numbers: string): Channels {
  const [lightness = 0, chroma = 0, hue = 0] = numbers.split(' ').map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    within(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    within(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    within(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

const within = (value: number): number => Math.min(1, Math.max(0, value));

/** The colour for what knows no oklch, as a PDF does. */
export const hexOf = (colour: string): string => `#${linearOf(colour).map(byteText).join('')}`;

function byteText(linear: number): string {
  const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(value * 255)
    .toString(16)
    .padStart(2, '0');
}

function luminanceOf(colour: string): number {
  const [red, green, blue] = linearOf(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours after WCAG 2: from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].toSorted(
    (a, b) => a - b,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

/** A colour as lightness, chroma and hue, after Ottosson's definition. */
export function oklchOf(colour: string): { lightness: number; chroma: number; hue: number } {
  if (!colour.startsWith('#')) {
    const [lightness = 0, chroma = 0, hue = 0] = colour
      .slice('oklch('.length, -1)
      .split(' ')
      .map(Number);
    return { lightness, chroma, hue };
  }
  const [red, green, blue] = linearOf(colour);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const degrees = (Math.atan2(b, a) * 180) / Math.PI;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: Math.round((degrees + 360) % 360),
  };
}
