import type { AgreementSubtype } from '@takst/domain/platform/tenants/agreement-subtype.ts';
import { classNames } from '#platform/design/class-names.ts';
import { Badge } from '#platform/design/page/badge.tsx';
import { useAgreementLabels } from './use-agreement-labels.ts';

export function AgreementBadge({ subtype }: { subtype: AgreementSubtype }) {
  const labels = useAgreementLabels();
  return <Badge>{labels.type(subtype)}</Badge>;
}

interface AgreementBadgesProps {
  subtypes: readonly AgreementSubtype[];
  /** In a row of a table: the first two, and how many others there are. */
  isOneLine?: boolean;
}

const shownInLine = 2;

/** One badge per subtype. */
export function AgreementBadges({ subtypes, isOneLine = false }: AgreementBadgesProps) {
  const labels = useAgreementLabels();
  const all = [...new Set(subtypes)];
  const shown = isOneLine ? all.slice(0, shownInLine) : all;
  const others = all
    .slice(shown.length)
    .map((subtype) => labels.type(subtype))
    .join(', ');
  return (
    <span className={classNames('inline-flex gap-1.5 align-middle', !isOneLine && 'flex-wrap')}>
      {shown.map((subtype) => (
        <AgreementBadge key={subtype} subtype={subtype} />
      ))}
      {others !== '' && (
        <span title={others}>
          <span className="sr-only">{others}</span>
          <Badge>
            <span aria-hidden="true">+{all.length - shown.length}</span>
          </Badge>
        </span>
      )}
    </span>
  );
}
