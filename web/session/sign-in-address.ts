/** Where to sign in, and come back to the page that was left. */
export const signInAddress = (returnTo: string): string =>
  `/login?${new URLSearchParams({ returnTo }).toString()}`;

/** The same for somebody who was just told that their login is ready: they need not type their e-mail again. */
export const signInAddressOf = (email: string): string =>
  `/login?${new URLSearchParams({ returnTo: '/', loginHint: email }).toString()}`;

/** The page that the browser shows now, as a place to come back to. */
export const currentPlace = (): string => location.pathname + location.search + location.hash;
