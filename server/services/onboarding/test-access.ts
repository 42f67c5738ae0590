import {
  downloadContract,
  getOnboarding,
} from '@takst/contract/services/onboarding/get-onboarding.contract.ts';
import {
  chooseSignee,
  getEligibleSigners,
  withdrawSignee,
} from '@takst/contract/services/onboarding/choose-signee.contract.ts';
import { closeOnboarding } from '@takst/contract/services/onboarding/list-onboardings.contract.ts';
import {
  downloadContractToSign,
  getSigning,
  startSigning,
} from '@takst/contract/services/onboarding/sign-contract.contract.ts';
import {
  resendPhoneCode,
  verifyPhone,
} from '@takst/contract/services/onboarding/verify-phone.contract.ts';
import type { AreaAccess } from '#testing/access-table/area-access.ts';
import { onboardingNumbers, placeOnboardings, uuidOf } from './test-world.store.ts';

export const onboardingAccess = {
  things: {
    /** One that customer support has to help, known by the number of its company. */
    onboardings: {
      find: onboardingNumbers,
      nobodys: 7_049_999,
      inPaths: 'none',
      inPathsOf: [
        getOnboarding,
        downloadContract,
        getEligibleSigners,
        chooseSignee,
        withdrawSignee,
        verifyPhone,
        resendPhoneCode,
        closeOnboarding,
        getSigning,
        startSigning,
        downloadContractToSign,
      ].map(({ path }) => path),
      inPath: uuidOf,
      isMark: false,
    },
  },
  place: placeOnboardings,
} as const satisfies AreaAccess;
