import type { Chance } from '../chance.ts';
import { housingSituations } from './housing-situations.ts';
import type { Stay } from './housing-stay.ts';

/** The last units, in which nobody has lived yet; those who ask for a ticket name them. */
const unlet = 3;

/** Residents of the first units stay; some of them have a subscription. */
const settled = 12;
/** Those of them whose people have no ticket. */
const withoutTicket: readonly number[] = [2, 6];

/** After the settled ones, people moved out of each fourth unit within a year; each fifth of those is empty. */
const turnover = 4;
const empty = 5;
const monthsOfYear = 12;

/** One or two people, now and then a family; most of them moved in together. */
function householdOf(first: Stay, chance: Chance): Stay[] {
  const lot = chance.below(100);
  const size = lot < 55 ? 1 : lot < 88 ? 2 : 3 + chance.below(2);
  return Array.from({ length: size }, (_, place) => {
    const joined = place > 0 && chance.in100(30) ? first.from + 1 + chance.below(6) : first.from;
    return { ...first, from: Math.min(joined, first.to ?? 0) };
  });
}

function staysIn(unit: string, place: number, chance: Chance): Stay[] {
  const since = -13 - chance.below(24);
  const first = { unit, household: 1, from: since, to: null };
  const turn = (place - settled) / turnover;
  if (withoutTicket.includes(place)) return [{ ...first, ticket: 'none' }];
  if (turn < 0 || !Number.isInteger(turn)) return householdOf(first, chance);
  const to = -1 - (turn % monthsOfYear);
  const formerHousehold = householdOf({ ...first, to }, chance);
  if (turn % empty === empty - 1) return formerHousehold;
  const from = Math.min(to + 1 + chance.below(2), 0);
  return [...formerHousehold, ...householdOf({ unit, household: 2, from, to: null }, chance)];
}

/** Everybody who lives, lived or will live in the units of a housing association, unit by unit. */
export function housingStays(units: readonly string[], chance: Chance): Stay[] {
  const plain = units
    .slice(0, -unlet)
    .filter((unit) => housingSituations.every((stay) => stay.unit !== unit));
  const stays = plain.flatMap((unit, place) => staysIn(unit, place, chance));
  return units.flatMap((unit) =>
    [...housingSituations, ...stays].filter((stay) => stay.unit === unit),
  );
}
