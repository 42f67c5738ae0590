import { Checkbox } from '#platform/design/fields/checkbox.tsx';
import { ConsentLinks } from '#platform/design/links/consent-links.tsx';
import { useOrderField } from '#services/company-tickets/offer/use-order-field.ts';

/** The employee knows and accepts, and the person who orders may do so for them (spec 2 §5). */
export const AcceptanceField = () => (
  <div className="text-small">
    <Checkbox {...useOrderField('hasAccepted')} isRequired />
    <ConsentLinks />
  </div>
);
