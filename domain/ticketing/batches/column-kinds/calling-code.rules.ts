/** Calling codes of one and two digits; all others have three (ITU-T E.164, list of assigned codes). */
const shortCodes = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;
const longCode = /^[2-9]\d\d/;

/** An international number without its plus, as calling code and national number; null for none. */
export function splitCallingCode(digits: string): { code: string; national: string } | null {
  const code = (shortCodes.exec(digits) ?? longCode.exec(digits))?.[0];
  return code === undefined ? null : { code: `+${code}`, national: digits.slice(code.length) };
}
