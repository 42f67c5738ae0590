import type { Database } from '#db/database.ts';
import { identitySigning } from '#integrations/e-signing/identity-signing.adapter.ts';
import type { ESigning } from '#integrations/e-signing/e-signing.public.ts';
import { signingEvidence } from '#onboarding/onboarding.public.ts';

/** How contracts are signed: by the identity that a person has just proved (docs/decisions/0112). */
export const portalESigning = (database: Database): ESigning =>
  identitySigning(signingEvidence(database));
