import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { date } from '#testing/any-date.ts';
import {
  isComplete,
  isSamePerson,
  type Signatory,
  type SigningRights,
  signingStep,
} from './signing-rights.rules.ts';

const born = (name: string, birthDate: string): Signatory => ({ name, birthDate: date(birthDate) });
const ingrid = born('Ingrid Hansen', '1960-01-10');
const jonas = born('Jonas Berg', '1967-02-11');
const silje = born('Silje Lund', '1974-03-12');
const magnus = born('Magnus Haugen', '1981-04-13');
const kari = born('Kari Moen', '1984-05-14');
const asa = born('Åsa Aas', '1990-01-01');

const rightsOf = (...combinations: readonly (readonly Signatory[])[]): SigningRights => ({
  combinations: combinations.map((people) => ({ basis: 'SIGNATURE', people })),
});
const anyTwo = rightsOf([jonas, silje], [jonas, magnus], [silje, magnus]);
const aloneOrTwo = rightsOf([ingrid], [jonas, silje]);

describe('the same person', () => {
  const same = (name: string, other: string) => {
    const [one, two] = [born(name, '1984-05-14'), born(other, '1984-05-14')];
    expect(isSamePerson(two, one)).toBe(isSamePerson(one, two));
    return isSamePerson(one, two);
  };

  it.each([
    ['Kari', 'KARI'],
    ['Kari Anne Moen', 'MOEN, KARI ANNE'],
    ['Kari Anne Moen', 'Kari Moen'],
    ['Kari-Anne Moen', 'kari anne  MOEN'],
    ['Kari Moen-Berg', 'Kari Moen Berg'],
    ['Kari Anne Grete Moen', 'Kari Grete Moen'],
    ['Åse Ødegård', 'Aase Oedegaard'],
    ['Åse Ødegård', 'Ase Odegard'],
    ['A\u030ase Ødegård', 'ÅSE ØDEGÅRD'],
    ['André Müller', 'ANDRE MULLER'],
    ['Sean O’Neill', "Sean O'Neill"],
    ['Sean ONeill', "Sean O'Neill"],
    ['नमस्ते', 'नमस्ते'],
  ])('%s is %s', (name, other) => {
    expect(same(name, other)).toBe(true);
  });

  it.each([
    ['Kari Moen', 'Kaja Moen'],
    ['Kari Moen', 'Kari Berg'],
    ['Kari Anne Moen', 'Kari Grete Moen'],
    ['Kari Anne Grete Moen', 'Kari Grete Anne Moen'],
    ['Kari Anne Moen', 'Anne Moen'],
    ['Kari Moen Berg', 'Kari Moen'],
    ['Kari Moen', 'Moen Kari'],
    ['Kari', 'Kari Moen'],
    ['Moen', 'Kari Moen'],
    ['Kari', 'Kari Kari'],
    ['', ''],
    [' - ', ','],
    ['', 'Kari Moen'],
  ])('%j is not %j', (name, other) => {
    expect(same(name, other)).toBe(false);
  });

  it('is nobody with another birth date', () => {
    expect(isSamePerson(kari, { ...kari, birthDate: date('1984-05-15') })).toBe(false);
  });
});

describe('the step of a person (domain: Onboarding)', () => {
  it.each<[string, SigningRights, readonly Signatory[], Signatory, unknown]>([
    ['alone', rightsOf([ingrid]), [], ingrid, { may: 'sign-alone' }],
    ['with one', rightsOf([jonas, silje]), [], jonas, { may: 'sign-with', next: [silje] }],
    ['as the last', rightsOf([jonas, silje]), [jonas], silje, { may: 'sign-alone' }],
    ['of any two', anyTwo, [], silje, { may: 'sign-with', next: [jonas, magnus] }],
    ['as the second of any two', anyTwo, [magnus], silje, { may: 'sign-alone' }],
    [
      'of three',
      rightsOf([jonas, silje, magnus]),
      [magnus],
      jonas,
      { may: 'sign-with', next: [silje] },
    ],
    ['not without a role', anyTwo, [], kari, { may: 'not', eligible: [jonas, magnus, silje] }],
    [
      'not as a third',
      rightsOf([jonas, silje], [silje, magnus]),
      [jonas],
      magnus,
      { may: 'not', eligible: [silje] },
    ],
    ['alone after another', aloneOrTwo, [jonas], ingrid, { may: 'sign-alone' }],
    [
      'alone, although a shorter and a longer combination have them',
      rightsOf([jonas, silje, magnus], [jonas]),
      [],
      jonas,
      { may: 'sign-alone' },
    ],
    [
      'in combinations of different length: all are named',
      rightsOf([jonas, silje], [jonas, magnus, ingrid]),
      [],
      jonas,
      { may: 'sign-with', next: [ingrid, magnus, silje] },
    ],
    ['again', rightsOf([jonas, silje]), [jonas], jonas, { may: 'sign-with', next: [silje] }],
    [
      'not when the rights no longer have who signed',
      rightsOf([jonas, silje]),
      [ingrid],
      jonas,
      { may: 'not', eligible: [] },
    ],
    ['without rights', rightsOf(), [], kari, { may: 'no-rights' }],
    ['without rights: nobody is no combination', rightsOf([]), [], kari, { may: 'no-rights' }],
    [
      'without rights: one person twice is not two',
      rightsOf([ingrid, { ...ingrid, name: 'HANSEN, INGRID' }]),
      [],
      ingrid,
      { may: 'no-rights' },
    ],
    [
      'in Norwegian order',
      rightsOf([jonas, asa, silje]),
      [],
      jonas,
      { may: 'sign-with', next: [silje, asa] },
    ],
    [
      'the elder one first of two who are called the same',
      rightsOf([jonas, { ...silje, birthDate: date('1999-09-09') }, silje]),
      [],
      jonas,
      { may: 'sign-with', next: [silje, { ...silje, birthDate: date('1999-09-09') }] },
    ],
  ])('%s', (_, rights, signed, person, expected) => {
    expect(signingStep(rights, { signed, person })).toEqual(expected);
  });

  it('names a person once, whatever the combinations call them', () => {
    const rights = rightsOf([jonas, silje], [jonas, { ...silje, name: 'Silje Marie Lund' }]);
    expect(signingStep(rights, { signed: [], person: jonas })).toEqual({
      may: 'sign-with',
      next: [silje],
    });
  });

  it('counts one signature for one person, though it could have the name of two', () => {
    const twins = [born('Kari Anne Moen', '1984-05-14'), born('Kari Grete Moen', '1984-05-14')];
    expect(isComplete(rightsOf(twins), [kari])).toBe(false);
    expect(signingStep(rightsOf(twins), { signed: [], person: kari })).toMatchObject({
      may: 'sign-with',
      next: [{ name: 'Kari Grete Moen' }],
    });
  });
});

describe('any rights', () => {
  const everybody = [ingrid, jonas, silje, magnus, asa];
  const rights = fc
    .array(fc.subarray(everybody), { maxLength: 4 })
    .map((combinations) => rightsOf(...combinations));
  const signedOf = fc.shuffledSubarray(everybody);

  it('are whole exactly when all people of a combination have signed', () => {
    fc.assert(
      fc.property(rights, signedOf, (of, signed) => {
        const whole = of.combinations.some(
          ({ people }) => people.length > 0 && people.every((one) => signed.includes(one)),
        );
        expect(isComplete(of, signed)).toBe(whole);
      }),
    );
  });

  it('lead to a whole combination by every choice of the next signer', () => {
    fc.assert(
      fc.property(rights, fc.infiniteStream(fc.nat()), (of, choices) => {
        const signed: Signatory[] = [];
        let [person] = of.combinations.flatMap(({ people }) => people);
        fc.pre(person !== undefined);
        while (person) {
          const step = signingStep(of, { signed, person });
          signed.push(person);
          expect(isComplete(of, signed)).toBe(step.may === 'sign-alone');
          if (step.may === 'sign-alone') return;
          if (step.may !== 'sign-with') throw new Error(`${person.name} may ${step.may}`);
          expect(step.next.filter((one) => signed.includes(one))).toEqual([]);
          person = step.next[Number(choices.next().value) % step.next.length];
        }
      }),
    );
  });

  it('say what a person may do by the combinations that have them and all who have signed', () => {
    fc.assert(
      fc.property(rights, signedOf, fc.constantFrom(...everybody, kari), (of, signed, person) => {
        const others = signed.filter((one) => one !== person);
        const groups = of.combinations
          .map(({ people }) => people)
          .filter(({ length }) => length > 0);
        const isWhole = groups.some(
          (group) =>
            group.includes(person) && group.every((one) => [...others, person].includes(one)),
        );
        const isTogether = groups.some((group) =>
          [...others, person].every((one) => group.includes(one)),
        );
        const shared = isTogether ? 'sign-with' : 'not';
        const expected = groups.length === 0 ? 'no-rights' : isWhole ? 'sign-alone' : shared;
        expect(signingStep(of, { signed, person }).may).toBe(expected);
      }),
    );
  });
});
