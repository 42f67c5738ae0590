export const signInAddress = (returnTo: string): string =>
  `/login?${new URLSearchParams({ returnTo }).toString()}`;

/** The sign-in address with the e-mail filled in, for a user who has just activated their login. */
export const signInAddressOf = (email: string): string =>
  `/login?${new URLSearchParams({ returnTo: '/', loginHint: email }).toString()}`;

/** The current address, to return to after sign-in. */
export const currentPlace = (): string => location.pathname + location.search + location.hash;
