import { describe, expect, it } from 'vitest';
import { date } from '#testing/any-date.ts';
import {
  canBeSigned,
  eligibleSigners,
  nextStepOf,
  type OnboardingFacts,
  remindersDue,
  stepOf,
} from './onboarding-step.rules.ts';

const person = (name: string, year = '1970') => ({ name, birthDate: date(`${year}-01-01`) });
const [anne, bo, cato] = [person('Anne Aas'), person('Bo Berg'), person('Cato Dahl')];
const together = (...people: readonly ReturnType<typeof person>[]) => ({
  basis: 'SIGNATURE' as const,
  people,
});
const rights = { combinations: [together(anne), together(bo, cato)] };
const begun: OnboardingFacts = {
  hasEnded: false,
  supportReason: null,
  rights: null,
  signed: [],
  invited: [],
  hasCompany: false,
  isSigned: false,
};

/** What has happened since it began, and where it stands by that. */
const standings = [
  ['begun', {}, 'PROVE_IDENTITY', null],
  ['somebody without a role', { rights }, 'PROVIDE_SIGNEE', 'PROVIDE_SIGNEE_INFO'],
  ['signed alone', { rights, signed: [anne], isSigned: true }, 'VERIFY_PHONE', 'CONTRACT_SIGNED'],
  ['one of two', { rights, signed: [bo] }, 'PROVIDE_SIGNEE', 'PROVIDE_SIGNEE_INFO'],
  ['the other is asked', { rights, signed: [bo], invited: [cato] }, 'VERIFY_PHONE', null],
  ['both were asked', { rights, invited: [bo, cato] }, 'VERIFY_PHONE', null],
  ['company', { rights, invited: [anne], hasCompany: true }, 'AWAIT_SIGNATURES', null],
  ['all', { rights, signed: [anne], hasCompany: true, isSigned: true }, 'DONE', null],
  ['ended', { rights, hasEnded: true }, 'ENDED', null],
  [
    'a customer already',
    { supportReason: 'COMPANY_EXISTS' },
    'CONTACT_SUPPORT',
    'CONTACT_SUPPORT_COMPANY_EXISTS',
  ],
  [
    'changed rights',
    { rights, hasCompany: true, supportReason: 'RIGHTS_CHANGED' },
    'CONTACT_SUPPORT',
    'CONTACT_SUPPORT_ERROR_OCCURRED',
  ],
] as const;

describe('where an onboarding stands (spec 3 §4)', () => {
  it.each(standings)('%s', (_, changed, step, next) => {
    const facts: OnboardingFacts = { ...begun, ...changed };
    expect([stepOf(facts), nextStepOf(facts)]).toEqual([step, next]);
  });

  it.each(standings)('%s, and over since: ended', (_, changed) => {
    const facts: OnboardingFacts = { ...begun, ...changed, hasEnded: true };
    expect([stepOf(facts), nextStepOf(facts)]).toEqual(['ENDED', null]);
  });

  it('names those who sign with the ones who signed or were asked', () => {
    const names = (signed: OnboardingFacts['signed'], invited: OnboardingFacts['invited'] = []) =>
      eligibleSigners({ rights, signed, invited }).map(({ name }) => name);
    expect(names([])).toEqual(['Anne Aas', 'Bo Berg', 'Cato Dahl']);
    expect(names([bo])).toEqual(['Cato Dahl']);
    expect(names([], [cato])).toEqual(['Bo Berg']);
    expect(names([bo], [cato])).toEqual([]);
  });

  it('cannot be signed by people who are together in no combination any more', () => {
    expect(canBeSigned(rights, { signed: [bo], invited: [] })).toBe(true);
    expect(canBeSigned(rights, { signed: [bo], invited: [anne] })).toBe(true);
    expect(canBeSigned({ combinations: [together(cato)] }, { signed: [bo], invited: [] })).toBe(
      false,
    );
  });

  it('reminds after 3 and 10 days', () => {
    expect([2, 3, 9, 10, 29].map(remindersDue)).toEqual([0, 1, 1, 2, 2]);
  });
});
