import type { AgreementSubtype } from '@takst/domain/platform/tenants/agreement-subtype.ts';
import { Badge } from '#platform/design/page/badge.tsx';
import { useAgreementLabels } from './use-agreement-labels.ts';

export function AgreementBadge({ subtype }: { subtype: AgreementSubtype }) {
  const labels = useAgreementLabels();
  return <Badge>{labels.type(subtype)}</Badge>;
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
