import type { ComponentProps } from 'react';
import { parseSearch, stringifySearch, type SearchParams } from '#app/search-params.ts';
import { publicVisit, visitParameters } from './public-visit.ts';

/**
 * What public pages ask of the router. Their links are links, and each page is fetched: this stands in the router's place
 * in their bundle (docs/decisions/0118), as Preact stands in React's.
 */
type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string;
  search?: SearchParams;
  activeOptions?: object;
  preload?: false;
  disabled?: boolean;
};

export function Link({ to, search, disabled, children, ...rest }: LinkProps) {
  // For the router alone: these are no attributes.
  const { activeOptions: _active, preload: _preload, ...attributes } = rest;
  return (
    <a
      {...(disabled ? { 'aria-disabled': true } : { href: addressOf(to, search) })}
      {...attributes}
    >
      {children}
    </a>
  );
}

const addressOf = (to: string, search: SearchParams = {}): string =>
  `${to}${stringifySearch(search)}`;

/** The parameters of the page's path. */
export const useParams = visitParameters;

/** The parameters after the question mark. */
export const useSearch = (): SearchParams => parseSearch(publicVisit().search);

export const useLocation = (): { pathname: string } => ({ pathname: publicVisit().pathname });

type Destination = { to: string; search?: SearchParams; replace?: boolean };

export const useNavigate = () => navigate;

async function navigate({ to, search, replace }: Destination): Promise<void> {
  const address = addressOf(to, search);
  if (replace) location.replace(address);
  else location.assign(address);
}
