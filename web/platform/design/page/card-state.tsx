import type { CardState as State } from '@takst/domain/ticketing/travel-cards/card-state.rules.ts';
import type { IconName } from '#platform/design/icon-paths.ts';
import { useDesignTexts } from '#platform/design/words/use-design-texts.ts';
import { Badge, type BadgeTone } from './badge.tsx';

const looks = {
  REQUESTED: ['info', 'cardRequested', 'clock'],
  CREATED: ['quiet', 'cardCreated'],
  DEACTIVATED: ['muted', 'cardDeactivated'],
  CANCELLED: ['muted', 'cardCancelled', 'close'],
  ANONYMISED: ['muted', 'cardAnonymised'],
} as const satisfies Record<State, readonly [BadgeTone, string, IconName?]>;

/** The state of a travel card (spec 3 §5); one that this page does not know yet is unknown. */
export function CardState({ state }: { state: State }) {
  const t = useDesignTexts();
  const [tone, key, icon] = Object.hasOwn(looks, state)
    ? looks[state]
    : (['muted', 'cardUnknown'] as const);
  return (
    <Badge tone={tone} icon={icon}>
      {t(key)}
    </Badge>
  );
}
