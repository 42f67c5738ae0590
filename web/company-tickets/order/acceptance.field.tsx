import { ExternalLink } from '#design/buttons/external-link.tsx';
import { Checkbox } from '#design/fields/checkbox.tsx';
import { useTexts } from '#texts/use-texts.ts';
import { useOffer } from '#company-tickets/offer/order-offer.ts';
import { useOrderField } from '#company-tickets/offer/use-order-field.ts';

/** The employee knows and accepts, and the person who orders may do so for them (spec 2 §5). */
export function AcceptanceField() {
  const t = useTexts('company-tickets');
  const { terms, privacy } = useOffer().tenant.links;
  return (
    <div className="text-small">
      <Checkbox {...useOrderField('hasAccepted')} isRequired />
      <p className="flex flex-wrap gap-x-6 gap-y-2 pl-8">
        <ExternalLink href={terms}>{t('terms')}</ExternalLink>
        <ExternalLink href={privacy}>{t('privacy')}</ExternalLink>
      </p>
    </div>
  );
}
