import type { WidgetFormat } from '@takst/domain/services/self-service/widget/widget-look.rules.ts';

/** Two short fields that belong together, side by side on a phone, too. */
export const pairClass =
  'contents max-sm:col-span-full max-sm:grid max-sm:grid-cols-2 max-sm:items-start max-sm:gap-x-3 max-sm:*:only:col-span-full';

/** Horizontal: side by side where there is room; vertical: one below the other at any width. */
export const fieldColumns = (format: WidgetFormat): string =>
  format === 'horisontal'
    ? 'grid items-start gap-x-3 gap-y-4 grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))]'
    : 'grid gap-4';
