import type { ChildEndKind } from '@takst/domain/services/free-tickets/child-end-settings.ts';
import type { ChildPastAge } from '@takst/domain/services/free-tickets/child-end.rules.ts';
import { formatDate } from '#platform/design/format.ts';
import type { Translate } from '#platform/texts/texts.ts';

type PastAge = Omit<ChildPastAge, 'kind'> & { readonly kind: ChildEndKind };

/** The setting by which a child gets no ticket, and the last day that it gives. */
export const childPastAgeText = (
  t: Translate<'free-order'>,
  { kind, age, lastDay }: PastAge,
): string =>
  t(kind === 'AT_END_OF_YEAR' ? 'childPastAgeYear' : 'childPastAgeMonth', {
    age,
    lastDay: formatDate(lastDay),
  });
