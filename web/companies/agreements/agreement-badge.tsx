import type { AgreementSubtype } from '@takst/domain/agreements/agreement-subtype.ts';
import { Badge, type BadgeTone } from '#design/page/badge.tsx';
import { useAgreementLabels } from './use-agreement-labels.ts';

/** Main services have colours; additions to them are neutral. */
const tones: { readonly [S in AgreementSubtype]: BadgeTone } = {
  SUBSCRIPTIONS: 'info',
  FREETICKET: 'success',
  SCHOOLTICKET: 'warning',
  HOUSING_COOPERATIVE_AGREEMENT: 'warning',
  TICKETOFFICE: 'neutral',
  NO_SUBSCRIPTIONS: 'neutral',
  TRAVELCARD_FIXED_PRICE: 'neutral',
  TRAVELCARD_SUBSCRIPTION: 'neutral',
  OTHER: 'neutral',
};

export function AgreementBadge({ subtype }: { subtype: AgreementSubtype }) {
  const labels = useAgreementLabels();
  return <Badge tone={tones[subtype]}>{labels.type(subtype)}</Badge>;
}

/** One badge per subtype. */
export function AgreementBadges({ subtypes }: { subtypes: readonly AgreementSubtype[] }) {
  return (
    <span className="inline-flex flex-wrap gap-1.5 align-middle">
      {[...new Set(subtypes)].map((subtype) => (
        <AgreementBadge key={subtype} subtype={subtype} />
      ))}
    </span>
  );
}
