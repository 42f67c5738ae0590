import { formatTime } from '#platform/design/format.ts';
import type { Translate } from '#platform/texts/texts.ts';

/** When a pickup code can be sent again: the next minute, since in the current one it may still be too early. */
export const codeJustSent = (
  t: Translate<'change-ticket'>,
  { nextAt }: { readonly nextAt: Temporal.Instant },
): string =>
  t('codeJustSent', {
    time: formatTime(nextAt.round({ smallestUnit: 'minute', roundingMode: 'ceil' })),
  });
