import type { Onboarding } from '@takst/contract/services/onboarding/onboarding.schema.ts';

/** Of every view of an onboarding whose identity is proved. */
export interface StandingProps {
  onboarding: Onboarding;
  onChange: (onboarding: Onboarding) => void;
  onStartOver: () => void;
}
