import type { PagePath } from '@takst/contract/app/pages.ts';

/** Where a tab keeps the secrets of a page. */
const storageKey = (path: PagePath): string => `secrets:${path}`;

/**
 * Takes the secrets of a private link out of the address, before anything else reads it: history, bookmarks and copied
 * addresses do not have them. Returns what follows the question mark, with the secrets.
 *
 * The tab keeps them, until it is closed: a phone reloads a tab that comes back from the SMS, and the link to the other
 * language loads the page again. Without storage they are in memory alone.
 */
export function hideSecrets(path: PagePath, names: readonly string[]): string {
  const rest = new URLSearchParams(location.search);
  const secrets = names.flatMap((name) => {
    const value = rest.get(name);
    rest.delete(name);
    return value === null ? [] : [[name, value]];
  });
  if (secrets.length > 0) {
    const publicSearch = rest.size > 0 ? `?${rest}` : '';
    history.replaceState(history.state, '', `${location.pathname}${publicSearch}${location.hash}`);
  }
  const ownSecrets = new URLSearchParams(secrets).toString();
  const search = [
    ownSecrets === '' && names.length > 0 ? recall(path) : ownSecrets,
    rest.toString(),
  ];
  if (ownSecrets !== '') remember(path, ownSecrets);
  const all = search.filter((part) => part !== '').join('&');
  return all === '' ? '' : `?${all}`;
}

function remember(path: PagePath, secrets: string): void {
  try {
    sessionStorage.setItem(storageKey(path), secrets);
  } catch {
    // Blocked or full: they are in memory, until the page is left.
  }
}

function recall(path: PagePath): string {
  try {
    return sessionStorage.getItem(storageKey(path)) ?? '';
  } catch {
    return '';
  }
}
