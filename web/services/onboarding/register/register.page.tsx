import { useSearch } from '@tanstack/react-router';
import { identificationProblemIn } from '../identification-notice.tsx';
import { Begin } from './begin.tsx';
import { ReturnedOnboarding } from './returned-onboarding.tsx';
import { returnIn } from './return-address.ts';

/**
 * One page for the form, the return from the identity provider, and an onboarding that is resumed (spec 3 §2). The
 * server says where it stands; the address only says where to go.
 */
export function RegisterPage() {
  const search: Readonly<Record<string, string>> = useSearch({ strict: false });
  const returned = returnIn(search);
  const problem = identificationProblemIn(search['problem']);
  if (returned && !problem) return <ReturnedOnboarding key={returned.onboardingId} {...returned} />;
  return <Begin problem={problem} />;
}
