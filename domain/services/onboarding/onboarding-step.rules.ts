import {
  isComplete,
  missingSigners,
  type Signatory,
  type SigningRights,
} from './signing-rights.rules.ts';

/** Where an onboarding stands; derived from what has happened, never stored. */
export type OnboardingStep =
  /** The person who began has not proved their identity. */
  | 'PROVE_IDENTITY'
  /** The one who signs, or signs next, has to be named (spec 3 §4: PROVIDE_SIGNEE_INFO). */
  | 'PROVIDE_SIGNEE'
  /** The code of the SMS has to be typed; the company does not exist yet. */
  | 'VERIFY_PHONE'
  /** The company exists; its agreements open for orders when all have signed. */
  | 'AWAIT_SIGNATURES'
  /** The company exists and the contract is signed. */
  | 'DONE'
  /** Customer support takes over, for a `SupportReason`. */
  | 'CONTACT_SUPPORT'
  /** Not completed within 30 days, or started over. */
  | 'ENDED';

/** Why an onboarding cannot be completed by its people alone. */
export const supportReasons = [
  /** The company is a customer already; told only after the identity is proved (domain: Onboarding). */
  'COMPANY_EXISTS',
  /** The register has no signature rights, procuration or roles that give any: public bodies. */
  'NO_SIGNING_RIGHTS',
  /** Those who have signed may no longer sign together. */
  'RIGHTS_CHANGED',
  /** Deleted, bankrupt or being wound up since the start. */
  'MAY_NOT_BECOME_CUSTOMER',
  /** The e-mail belongs to a user who was deactivated. */
  'USER_INACTIVE',
] as const;
export type SupportReason = (typeof supportReasons)[number];

/** Why an onboarding is over without being completed. */
const endReasons = ['started-over', 'abandoned', 'too-late', 'closed'] as const;
export type EndReason = (typeof endReasons)[number];

/** The specification's values of `nextStep` in the address of the return page (spec 3 §4). */
export const nextSteps = [
  'PROVIDE_SIGNEE_INFO',
  'CONTRACT_SIGNED',
  'CONTACT_SUPPORT_ERROR_OCCURRED',
  'CONTACT_SUPPORT_COMPANY_EXISTS',
] as const;
export type NextStep = (typeof nextSteps)[number];

/** Reminders go out after these many days, and an onboarding ends after the last (issue: 3, 10 and 30). */
export const onboardingDays = { reminders: [3, 10], end: 30 } as const;

/** What has happened in an onboarding. */
export type OnboardingFacts = {
  readonly hasEnded: boolean;
  readonly supportReason: SupportReason | null;
  /** As the register last said; null before the person who began has proved their identity. */
  readonly rights: SigningRights | null;
  /** Who has signed. */
  readonly signed: readonly Signatory[];
  /** Who was asked to sign, by a link, and has not. */
  readonly invited: readonly Signatory[];
  readonly hasCompany: boolean;
  /** All people of one combination had signed when the register was asked. */
  readonly isSigned: boolean;
};

/** Where an onboarding stands (spec 3 §4; domain: Onboarding). */
export function stepOf(facts: OnboardingFacts): OnboardingStep {
  if (facts.hasEnded) return 'ENDED';
  if (facts.supportReason) return 'CONTACT_SUPPORT';
  if (!facts.rights) return 'PROVE_IDENTITY';
  if (!facts.isSigned && eligibleSigners(facts).length > 0) return 'PROVIDE_SIGNEE';
  if (!facts.hasCompany) return 'VERIFY_PHONE';
  return facts.isSigned ? 'DONE' : 'AWAIT_SIGNATURES';
}

/** Who may be named as the next to sign; none when those who signed and were asked are enough. */
export const eligibleSigners = ({
  rights,
  signed,
  invited,
}: Pick<OnboardingFacts, 'rights' | 'signed' | 'invited'>): readonly Signatory[] =>
  rights ? missingSigners(rights, [...signed, ...invited]) : [];

/** Whether those who signed and were asked can still become a whole combination. */
export const canBeSigned = (
  rights: SigningRights,
  { signed, invited }: Pick<OnboardingFacts, 'signed' | 'invited'>,
): boolean => {
  const people = [...signed, ...invited];
  return isComplete(rights, people) || missingSigners(rights, people).length > 0;
};

/** What the address of the return page says; null for a step that the specification has no value for. */
export function nextStepOf(facts: OnboardingFacts): NextStep | null {
  const step = stepOf(facts);
  if (step === 'PROVIDE_SIGNEE') return 'PROVIDE_SIGNEE_INFO';
  if (step === 'CONTACT_SUPPORT') {
    return facts.supportReason === 'COMPANY_EXISTS'
      ? 'CONTACT_SUPPORT_COMPANY_EXISTS'
      : 'CONTACT_SUPPORT_ERROR_OCCURRED';
  }
  return step === 'VERIFY_PHONE' && facts.isSigned ? 'CONTRACT_SIGNED' : null;
}

/** How many reminders a signee should have had after this many whole days. */
export const remindersDue = (days: number): number =>
  onboardingDays.reminders.filter((after) => days >= after).length;
