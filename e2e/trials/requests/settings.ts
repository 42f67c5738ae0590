/** What is limited by session and by address is not what is tried: each request has an address of its own behind a proxy. */
export const settingsForRequests = {
  TRUST_PROXY: 'true',
  RATE_LIMIT_PER_SESSION: '100000000',
  RATE_LIMIT_PER_ADDRESS: '100000000',
} as const;
