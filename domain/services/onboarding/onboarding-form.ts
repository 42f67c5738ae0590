/**
 * What `/register` is: `full` proves who somebody is and makes a contract, `simple` is a request for access (spec 3 §2).
 */
export const onboardingForms = ['full', 'simple'] as const;
export type OnboardingForm = (typeof onboardingForms)[number];
