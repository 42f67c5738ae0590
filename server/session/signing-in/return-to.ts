const ownPlaces = /^\/(?:login|logout|implicit\/callback|oidc)(?:[/?#]|$)/;

/**
 * The page to go to after sign-in: a path on this server, whatever was asked for. A browser reads
 * `//host`, `/\host` and `/.//host` as another server, so the path is judged as it comes out of
 * the URL parser, and is sent so.
 */
export function safeReturnTo(asked: string | undefined): string {
  const base = 'http://here.invalid';
  if (!asked?.startsWith('/') || asked.length > 2_000 || !URL.canParse(asked, base)) return '/';
  const url = new URL(asked, base);
  const path = url.pathname + url.search + url.hash;
  if (url.origin !== base || path.startsWith('//') || ownPlaces.test(path)) return '/';
  return path;
}
