/**
 * The device's time in milliseconds since 1970. It may be wrong, so it is only used with an offset
 * to the server's.
 */
export const deviceTime = (): number => Date.now();
