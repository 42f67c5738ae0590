import { downloadCardsToMake } from '@takst/contract/ticketing/travel-cards/download-cards-to-make.contract.ts';
import { cardOriginsOf } from '@takst/domain/ticketing/travel-cards/card-number.rules.ts';
import { addressOf } from '#platform/api/call-input.ts';
import { buttonClass } from '#platform/design/buttons/button-style.ts';
import { LinkButton } from '#platform/design/buttons/link-button.tsx';
import { Icon } from '#platform/design/icon.tsx';
import { useSignedIn } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** The list for the card factory, and its way back with numbers, where the operator makes cards. */
export function CardListActions() {
  const t = useTexts('travel-cards');
  const { tenant } = useSignedIn();
  if (!cardOriginsOf(tenant).includes('new')) return null;
  return (
    <>
      <a href={addressOf(downloadCardsToMake, {})} download className={buttonClass('secondary')}>
        <Icon name="download" />
        {t('factoryList')}
      </a>
      <LinkButton variant="primary" icon="document" to="/reisekort/numre">
        {t('readNumbers')}
      </LinkButton>
    </>
  );
}
