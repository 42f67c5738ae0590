/** Without letters and digits that look alike (spec 3 §5: six characters). */
export const codeAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

export const codeLength = 6;

/** How a code is compared: in whichever case it was typed. */
export const plainCode = (typed: string): string => typed.trim().toUpperCase();

/** Of a code by SMS (domain: Onboarding). */
export const codeLimits = {
  validMinutes: 10,
  maxTries: 5,
  /** Seconds between two codes. */
  pauseSeconds: 60,
  /** Codes of one onboarding in all. */
  maxCodes: 10,
} as const;
