import type { PageAddress } from '@takst/contract/path-to.ts';
import { PageLink } from './page-link.tsx';

interface ViewLinksProps {
  label: string;
  views: readonly { to: PageAddress; text: string }[];
  search: Readonly<Record<string, string>>;
}

/** Views of the same thing that have pages of their own; they look as tabs do. */
export const ViewLinks = ({ label, views, search }: ViewLinksProps) => (
  <nav aria-label={label} className="mb-4 flex overflow-x-auto border-b border-line">
    {views.map(({ to, text }) => (
      <PageLink
        key={to}
        to={to}
        search={search}
        className="flex min-h-11 shrink-0 items-center rounded-t-ui border-b-2 border-transparent px-4 font-medium text-ink-muted outline-offset-[-3px] hover:bg-hover hover:text-ink aria-[current=page]:border-select aria-[current=page]:font-semibold aria-[current=page]:text-ink"
      >
        {text}
      </PageLink>
    ))}
  </nav>
);
