/** How wide the widget may be, and what it is without a choice (spec 2 §5, §9). */
export const widgetWidth = { min: 320, max: 600, default: 320 } as const;

/** Height of the embedded frame, and of its preview on the widget page (spec 2 §9). */
export const frameHeight = { embedded: 1000, preview: 830 } as const;

export const widgetFormats = ['horisontal', 'vertikal'] as const;
export type WidgetFormat = (typeof widgetFormats)[number];

export const colourSchemes = ['light', 'dark'] as const;
export type ColourScheme = (typeof colourSchemes)[number];

/** What a widget looks like before anybody has chosen (spec 2 §7). */
export const defaultLook = {
  format: 'horisontal',
  width: widgetWidth.default,
  colourScheme: 'light',
  logo: true,
} as const satisfies {
  format: WidgetFormat;
  width: number;
  colourScheme: ColourScheme;
  logo: boolean;
};

/** The width of the frame: clamped into the range; 320 for what is no whole number (spec 2 §5). */
export function frameWidth(typed: string | number): number {
  const width = typeof typed === 'number' ? typed : Number(typed.trim() || Number.NaN);
  if (!Number.isInteger(width)) return widgetWidth.default;
  return Math.min(widgetWidth.max, Math.max(widgetWidth.min, width));
}
