import { foldText } from '#customers/companies/folded.rules.ts';
import type { NamedPupil } from '#services/school-tickets/pupil-slots.rules.ts';

/** A ticket as it is found again in another year: by its phone or card, else by the name of its pupil. */
export type MatchableTicket = {
  /** The key of the slot of its phone or of the number of its card; null without one. */
  readonly mediumSlot: number | null;
  readonly cardId: number | null;
  /** Null for a card without a name. */
  readonly pupil: NamedPupil | null;
};

/** By what a coming ticket is looked up: in the order in which that is tried. */
type Lookup = (ticket: MatchableTicket, className: string) => readonly string[];

/**
 * Which tickets of a year go on in tickets of the next one, however those were ordered: on the same phone or card, else
 * for the same name, in the class that they move to before any other class. Each coming ticket is that of one pupil alone,
 * so that of two pupils of a name the second one is not forgotten.
 */
export function ticketsWithNext<Ticket extends MatchableTicket>(
  tickets: readonly Ticket[],
  coming: readonly MatchableTicket[],
  nextClass: (className: string) => string | null,
): ReadonlySet<Ticket> {
  const free = new Set(coming);
  const matches = new Set<Ticket>();
  for (const keysOf of [mediumKeys, nameInClass, nameAlone]) {
    const byKey = comingByKey(free, keysOf);
    for (const ticket of tickets) {
      if (matches.has(ticket)) continue;
      const keys = keysOf(ticket, nextClass(classOf(ticket)) ?? '');
      const next = keys.flatMap((key) => byKey.get(key) ?? []).find((one) => free.has(one));
      if (!next) continue;
      free.delete(next);
      matches.add(ticket);
    }
  }
  return matches;
}

function comingByKey(coming: ReadonlySet<MatchableTicket>, keysOf: Lookup) {
  const byKey = new Map<string, MatchableTicket[]>();
  for (const ticket of coming) {
    for (const key of keysOf(ticket, classOf(ticket))) {
      byKey.set(key, [...(byKey.get(key) ?? []), ticket]);
    }
  }
  return byKey;
}

const mediumKeys: Lookup = ({ mediumSlot, cardId }) => [
  ...(mediumSlot === null ? [] : [`slot ${mediumSlot}`]),
  ...(cardId === null ? [] : [`card ${cardId}`]),
];

const nameInClass: Lookup = ({ pupil }, className) =>
  pupil ? [keyOf(className, pupil.firstName, pupil.lastName)] : [];

const nameAlone: Lookup = ({ pupil }) => (pupil ? [keyOf(pupil.firstName, pupil.lastName)] : []);

const classOf = ({ pupil }: MatchableTicket): string => pupil?.className ?? '';

const keyOf = (...texts: string[]): string =>
  JSON.stringify(texts.map((text) => foldText(text).replaceAll(/\s+/gu, ' ').trim()));
