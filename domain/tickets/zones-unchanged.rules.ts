import type { ZoneChoice } from '#zones/zone-choice.rules.ts';

/**
 * Whether a change of zone changes nothing: 'You need to change zones in order to save.' (spec 2
 * §5). There and back are the same journey. Takes zone ids, both as they go out in an order.
 */
export function areZonesUnchanged(before: ZoneChoice, after: ZoneChoice): boolean {
  if (before.kind === 'all' || after.kind === 'all') return before.kind === after.kind;
  const same = before.from === after.from && before.to === after.to;
  const turned = before.from === after.to && before.to === after.from;
  return same || turned;
}
