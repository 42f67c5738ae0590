import {
  type IdentificationProblem,
  identificationProblems,
} from '@takst/domain/services/onboarding/identification-problem.ts';
import { Notice } from '#platform/design/page/notice.tsx';
import type { PlainTextKey } from '#platform/texts/texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

type Key = PlainTextKey<'onboarding'>;

/** Why the identification failed; the identity provider's return puts it in the address, as `problem`. */
const problemTexts = {
  IDENTITY_CANCELLED: ['identityCancelledTitle', 'identityCancelledText'],
  IDENTITY_UNAVAILABLE: ['identityUnavailableTitle', 'identityUnavailableText'],
  IDENTITY_NOT_USABLE: ['identityUnusableTitle', 'identityUnusableText'],
  IDENTITY_EXPIRED: ['identityExpiredTitle', 'identityExpiredText'],
  REGISTER_UNAVAILABLE: ['registerUnavailableTitle', 'registerUnavailableText'],
  IDENTIFICATION_UNKNOWN: ['identificationUnknownTitle', 'identificationUnknownText'],
} as const satisfies { readonly [P in IdentificationProblem]: readonly [Key, Key] };

/** An unknown problem is none: addresses are written by anybody. */
export const identificationProblemIn = (text: string | undefined): IdentificationProblem | null =>
  identificationProblems.find((problem) => problem === text) ?? null;

export function IdentificationNotice({ problem }: { problem: IdentificationProblem }) {
  const t = useTexts('onboarding');
  const [title, text] = problemTexts[problem];
  return (
    <Notice kind="warning" title={t(title)} isAnnounced>
      {t(text)}
    </Notice>
  );
}
