import type { ServedRoute } from '#platform/http/serve.ts';
import { abandonOnboarding } from './begin/abandon-onboarding.ts';
import { downloadContractDraft } from './begin/download-contract-draft.ts';
import { getCompanyToOnboard } from './begin/get-company-to-onboard.ts';
import { startOnboarding } from './begin/start-onboarding.ts';
import { downloadCompanyContract } from './contract/download-company-contract.ts';
import { getCompanyContract } from './contract/get-company-contract.ts';
import { downloadContract, getCurrentOnboarding, getOnboarding } from './get-onboarding.ts';
import type { OnboardingDependencies } from './application/onboarding-dependencies.ts';
import { resendPhoneCode } from './phone/resend-phone-code.ts';
import { verifyPhone } from './phone/verify-phone.ts';
import { chooseSignee } from './signees/choose-signee.ts';
import { getEligibleSigners } from './signees/get-eligible-signers.ts';
import { downloadContractToSign, getSigning } from './signees/get-signing.ts';
import { sendSigneeLinkAgain } from './signees/send-signee-link-again.ts';
import { startSigning } from './signees/start-signing.ts';
import { withdrawSignee } from './signees/withdraw-signee.ts';
import { closeOnboarding } from './support/close-onboarding.ts';
import { listOnboardings } from './support/list-onboardings.ts';

/** How a company becomes a customer by itself (spec 3 §7; docs/decisions/0112). */
export const onboardingRoutes = (dependencies: OnboardingDependencies): ServedRoute[] => {
  const { database, changes } = dependencies;
  return [
    getCompanyToOnboard(dependencies),
    downloadContractDraft(dependencies),
    startOnboarding(dependencies),
    getCurrentOnboarding(database),
    getOnboarding(database),
    downloadContract(database),
    abandonOnboarding(changes),
    getEligibleSigners(database),
    chooseSignee(dependencies),
    sendSigneeLinkAgain(dependencies),
    withdrawSignee(changes),
    verifyPhone(dependencies),
    resendPhoneCode(changes),
    getSigning(database),
    startSigning(dependencies),
    downloadContractToSign(database),
    downloadCompanyContract(database),
    getCompanyContract(database),
    listOnboardings(database),
    closeOnboarding(changes),
  ];
};
