/** This device's time in milliseconds since 1970; it may be wrong, so it is only held against the server's. */
export const deviceTime = (): number => Date.now();
