import { partsOfName } from '@takst/domain/platform/tenants/parts-of-name.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { pageFacts } from '#platform/texts/page-facts.ts';
import { Icon } from './icon.tsx';
import { logoClass, logoMarkClass, logoNameClass } from './logo-style.ts';

/** The operator's mark and a name on the header, the portal's unless another is given. */
export function Logo({ title = tenantOf(pageFacts.tenant).brandTitle }: { title?: string }) {
  const { first, rest } = partsOfName(title);
  return (
    <span className={logoClass}>
      <span className={logoMarkClass}>
        <Icon name="bus" />
      </span>
      <span className={logoNameClass}>
        <span className="font-bold">{first}</span> {rest}
      </span>
    </span>
  );
}
