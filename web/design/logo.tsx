import { tenants } from '@takst/domain/tenants/tenants.ts';
import { pageFacts } from '#texts/page-facts.ts';
import { Icon } from './icon.tsx';

/** The operator's mark and a name on the header, the portal's unless another is given. */
export function Logo({ title = tenants[pageFacts.tenant].brandTitle }: { title?: string }) {
  const [name, ...rest] = title.split(' ');
  return (
    <span className="flex min-w-0 items-center gap-2.5 text-section">
      <span className="grid size-8 shrink-0 place-items-center rounded-small bg-mark text-on-mark">
        <Icon name="bus" />
      </span>
      <span className="truncate">
        <span className="font-bold">{name}</span> {rest.join(' ')}
      </span>
    </span>
  );
}
