export const signInAddress = (returnTo: string): string =>
  `/login?${new URLSearchParams({ returnTo }).toString()}`;

/** The sign-in address for a user who has just activated their login: their e-mail, or a hint that signs in. */
export const signInAddressOf = (loginHint: string): string =>
  `/login?${new URLSearchParams({ returnTo: '/', loginHint }).toString()}`;

/** The current address, to return to after sign-in. */
export const currentPlace = (): string => location.pathname + location.search + location.hash;
