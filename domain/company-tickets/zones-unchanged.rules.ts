import type { ZoneChoice } from '#zones/zone-choice.rules.ts';

/**
 * Whether a change of zone changes nothing: 'You need to change zones in order to save.' (spec 2
 * §5). Both directions are the same journey. Takes zone ids, after `withCommonPair`.
 */
export function areZonesUnchanged(before: ZoneChoice, after: ZoneChoice): boolean {
  if (before.kind === 'all' || after.kind === 'all') return before.kind === after.kind;
  const same = before.from === after.from && before.to === after.to;
  const turned = before.from === after.to && before.to === after.from;
  return same || turned;
}
