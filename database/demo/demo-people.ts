import type { Chance } from './chance.ts';
import names from './names.json' with { type: 'json' };

export type KnownPerson = {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
};

const reservedPrefixes = ['4123', '4999'];

/** Invented mobile numbers (4xx and 9xx), each once; those with a meaning are left out. */
export function phonesOf(chance: Chance, usedPhones: Set<string>): () => string {
  return () => {
    for (;;) {
      const phone = `${chance.in100(50) ? 4 : 9}${String(chance.below(10_000_000)).padStart(7, '0')}`;
      if (usedPhones.has(phone) || reservedPrefixes.some((prefix) => phone.startsWith(prefix)))
        continue;
      usedPhones.add(phone);
      return phone;
    }
  };
}

const oneOf = (list: readonly string[], chance: Chance) => list[chance.below(list.length)] ?? '';

export const firstNameOf = (chance: Chance): string =>
  oneOf(chance.in100(50) ? names.women : names.men, chance);
export const lastNameOf = (chance: Chance): string => oneOf(names.lastNames, chance);

export const someone = (phone: string, chance: Chance): KnownPerson => ({
  firstName: firstNameOf(chance),
  lastName: lastNameOf(chance),
  phone,
});
