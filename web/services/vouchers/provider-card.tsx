import {
  type CarProvider,
  carProviderFacts,
} from '@takst/domain/services/vouchers/car-provider.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { ExternalLink } from '#platform/design/buttons/external-link.tsx';
import { formatLongDate, formatPrice } from '#platform/design/format.ts';
import { Icon } from '#platform/design/icon.tsx';
import { Notice } from '#platform/design/page/notice.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

interface ProviderCardProps {
  provider: CarProvider;
  amountOre: number;
  validUntil: Temporal.PlainDate | null;
  /** Its last code has gone to another person. */
  isEmpty: boolean;
  onChoose: () => void;
}

/** What people compare before they choose: amount, expiry and terms, on the same lines of each card. */
export function ProviderCard(props: ProviderCardProps) {
  const { provider, amountOre, validUntil, isEmpty, onChoose } = props;
  const t = useTexts('voucher');
  const language = usePageLanguage();
  const { name, terms, termsUrl } = carProviderFacts[provider];
  return (
    <li className="flex flex-col gap-1 rounded-panel border border-line bg-surface p-4">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-section font-semibold">{name}</h2>
        <p className="text-figure font-semibold whitespace-nowrap tabular-nums">
          {formatPrice(amountOre)}
        </p>
      </div>
      <p className="flex gap-2 text-table">
        <Icon name="calendar" className="mt-0.5 size-4 text-ink-muted" />
        {validUntil ? t('useBy', { date: formatLongDate(validUntil, language) }) : t('endless')}
      </p>
      <p className="flex gap-2 text-table">
        <Icon name="info" className="mt-0.5 size-4 text-ink-muted" />
        <span>
          {terms[language]} <ExternalLink href={termsUrl}>{t('terms')}</ExternalLink>
        </span>
      </p>
      <div className="mt-auto pt-2">
        {isEmpty ? (
          <Notice kind="warning" isAnnounced>
            {t('providerEmpty')}
          </Notice>
        ) : (
          <Button
            aria-haspopup="dialog"
            aria-label={t('claimAt', { provider: name })}
            onClick={onChoose}
            className="w-full"
          >
            {t('claim')}
          </Button>
        )}
      </div>
    </li>
  );
}
