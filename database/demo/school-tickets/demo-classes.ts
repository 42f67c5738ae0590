import {
  type NamedPupil,
  pupilSlot,
} from '@takst/domain/services/school-tickets/pupil-slots.rules.ts';
import { ofTenant, type PerTenant } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Chance } from '../chance.ts';
import type { DemoCompany } from '../demo-company.ts';
import { firstNameOf, lastNameOf, phonesOf } from '../demo-people.ts';
import type { DemoPupil } from './demo-pupil.ts';
import { knownPupils } from './known-pupils.ts';

type School = {
  readonly company: DemoCompany;
  readonly chance: Chance;
  /** Numbers in use at each operator. */
  readonly usedPhones: PerTenant<Set<string>>;
};

/** Pupils of a class beside those that the documentation names. */
const smallestClass = 18;
const largestClass = 26;
/** Of a hundred pupils, so many have no phone, and so many of those have a card already. */
const withoutPhone = 12;
const withCard = 50;

/** Cards of the main operator have 10, 11 or 16 digits (spec 3 §5). */
const cardLengths = [10, 11, 16] as const;

function cardsOf(chance: Chance): () => string {
  const usedNames = new Set<string>();
  return () => {
    for (;;) {
      const digits = Array.from({ length: chance.pick(cardLengths) }, () => chance.below(10));
      const number = digits.join('');
      if (usedNames.has(number)) continue;
      usedNames.add(number);
      return number;
    }
  };
}

/** The pupils of a school, class by class; none for another company. */
export function pupilsOf({ company, chance, usedPhones }: School): DemoPupil[] {
  const nextPhone = phonesOf(chance, ofTenant(usedPhones, company.tenant));
  const nextCard = cardsOf(chance);
  const pupils = (company.classes ?? []).flatMap((className) => {
    const knownPupilsOfClass = knownPupils.filter((pupil) => pupil.className === className);
    const others = smallestClass + chance.below(largestClass - smallestClass + 1);
    const unnamed = Array.from({ length: others }, () => {
      const phone = chance.in100(withoutPhone) ? null : nextPhone();
      const cardNumber = phone === null && chance.in100(withCard) ? nextCard() : null;
      const name = { firstName: firstNameOf(chance), lastName: lastNameOf(chance) };
      return { ...name, className, phone, cardNumber, situation: null };
    });
    return onceEach([...knownPupilsOfClass, ...unnamed]);
  });
  return pupils.map((pupil, place) => ({ ...pupil, studentId: `E${String(1001 + place)}` }));
}

/** In one class a name belongs to one pupil, however it is typed: two of a name could not both get a ticket. */
const onceEach = <Pupil extends NamedPupil>(pupils: readonly Pupil[]): Pupil[] =>
  [...Map.groupBy(pupils, (pupil) => pupilSlot(0, pupil).value).values()].flatMap(([first]) =>
    first ? [first] : [],
  );
