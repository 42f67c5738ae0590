import type { Signer } from '@takst/contract/services/onboarding/onboarding.schema.ts';
import type { ReactNode } from 'react';
import { formatMoment } from '#platform/design/format-moment.ts';
import { Badge, type BadgeTone } from '#platform/design/page/badge.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { formatLongDate } from '#platform/design/format.ts';
import type { IconName } from '#platform/design/icon-paths.ts';
import { pageFacts } from '#platform/texts/page-facts.ts';
import type { PlainTextKey } from '#platform/texts/texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** Signees do not see the e-mail addresses of others. */
export type ListedSigner = Omit<Signer, 'email'> & { readonly email?: string | null };

interface SignerListProps {
  signers: readonly ListedSigner[];
  expiresAt: Temporal.Instant;
  /** A signer is still to be named, so how many sign is not known. */
  isIncomplete?: boolean;
  /** What can be done about one who was asked. */
  actionsOf?: (signer: ListedSigner) => ReactNode;
}

/** Who has signed and who has not, and until when. */
export function SignerList({
  signers,
  expiresAt,
  isIncomplete = false,
  actionsOf,
}: SignerListProps) {
  const t = useTexts('onboarding');
  const signed = signers.filter(({ state }) => state === 'SIGNED').length;
  return (
    <Card title={t('signers')}>
      {!isIncomplete && (
        <p className="mb-3 text-ink-muted">{t('signedOfAll', { signed, all: signers.length })}</p>
      )}
      <ul className="divide-y divide-line border-y border-line">
        {signers.map((signer) => (
          <li key={signer.name} className="py-3">
            <SignerRow signer={signer} />
            {signer.state === 'ASKED' && actionsOf?.(signer)}
          </li>
        ))}
      </ul>
      {signed < signers.length && <SignBefore expiresAt={expiresAt} />}
    </Card>
  );
}

function SignBefore({ expiresAt }: { expiresAt: Temporal.Instant }) {
  const t = useTexts('onboarding');
  const date = useLongDay()(expiresAt);
  return <p className="mt-3 text-small text-ink-muted">{t('signBefore', { date })}</p>;
}

/** The day of a moment in Norway: '3. desember 2026'. */
function useLongDay(): (moment: Temporal.Instant) => string {
  const language = usePageLanguage();
  return (moment) =>
    formatLongDate(moment.toZonedDateTimeISO('Europe/Oslo').toPlainDate(), language);
}

const looks = {
  SIGNED: ['quiet', 'signerSigned', 'check'],
  ASKED: ['warning', 'signerAsked', 'clock'],
  NOT_ASKED: ['muted', 'signerNotAsked', undefined],
} as const satisfies Record<
  Signer['state'],
  readonly [BadgeTone, PlainTextKey<'onboarding'>, IconName | undefined]
>;

function SignerRow({ signer }: { signer: ListedSigner }) {
  const t = useTexts('onboarding');
  const language = usePageLanguage();
  const { name, state, signedAt, email } = signer;
  const [tone, key, icon] = looks[state];
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        {signedAt && (
          <p className="text-small text-ink-muted">
            {t('signedAt', {
              moment: formatMoment(signedAt, { language, today: pageFacts.today }),
            })}
          </p>
        )}
        {state === 'ASKED' && email && (
          <p className="text-small wrap-anywhere text-ink-muted">{t('linkSentTo', { email })}</p>
        )}
      </div>
      <Badge tone={tone} icon={icon}>
        {t(key)}
      </Badge>
    </div>
  );
}
