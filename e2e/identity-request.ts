/** The address at the stand-in for BankID to which the portal at an origin sends a browser. */
export function identityRequest(origin: string): string {
  const request = new URLSearchParams({
    client_id: 'takst-identity',
    response_type: 'code',
    redirect_uri: new URL('/register/identity-callback', origin).href,
    scope: 'openid profile',
    state: 'state-of-the-test',
    nonce: 'nonce-of-the-test',
    code_challenge: 'c'.repeat(43),
    code_challenge_method: 'S256',
    prompt: 'login',
  });
  return `/oidc/identity/auth?${request.toString()}`;
}
