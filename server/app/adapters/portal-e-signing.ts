import type { Database } from '#platform/db/database.ts';
import { identitySigning } from '#platform/integrations/e-signing/identity-signing.adapter.ts';
import type { ESigning } from '#platform/integrations/e-signing/e-signing.public.ts';
import { signingEvidence } from '#services/onboarding/onboarding.public.ts';

/** How contracts are signed: by the identity that a person has just proved (docs/decisions/0112). */
export const portalESigning = (database: Database): ESigning =>
  identitySigning(signingEvidence(database));
