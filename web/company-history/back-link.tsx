import type { PageAddress } from '@takst/contract/path-to.ts';
import { Link } from '#design/buttons/link.tsx';
import { Icon } from '#design/icon.tsx';

export function BackLink({ to, children }: { to: PageAddress; children: string }) {
  return (
    <Link to={to} className="inline-flex min-h-8 items-center gap-1">
      <Icon name="chevron-left" className="size-4" />
      {children}
    </Link>
  );
}
