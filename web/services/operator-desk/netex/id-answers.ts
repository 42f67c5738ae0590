import type { NetexMapping, UnknownId } from '@takst/domain/catalogue/netex/netex-prices.ts';

/** What the user has chosen for ids, by kind and id: a product's or profile's id, a number of zones, or to leave it out. */
export type IdAnswers = Readonly<Record<string, string>>;

/** No id of a product or profile, and no number. A choice of the empty text would look like none. */
export const leftOut = '-';

export const answerKey = ({ kind, id }: UnknownId): string => `${kind} ${id}`;

/** A mapping with the answers; ids without one stay unknown. */
export function withAnswers(
  mapping: NetexMapping,
  unknown: readonly UnknownId[],
  answers: IdAnswers,
): NetexMapping {
  const ofKind = (kind: UnknownId['kind']) =>
    unknown.flatMap((one) => {
      const answer = one.kind === kind ? answers[answerKey(one)] : undefined;
      return answer === undefined ? [] : [[one.id, answer === leftOut ? null : answer] as const];
    });
  const zones = ofKind('zones').map(
    ([id, answer]) => [id, answer === null ? null : Number(answer)] as const,
  );
  return {
    products: { ...mapping.products, ...Object.fromEntries(ofKind('product')) },
    profiles: { ...mapping.profiles, ...Object.fromEntries(ofKind('profile')) },
    zones: { ...mapping.zones, ...Object.fromEntries(zones) },
  };
}
