/** A typed phone number of any country as '+4741234567'; eight digits alone are Norwegian. Null for anything else. */
export function typedPhone(text: string): string | null {
  const number = text.replaceAll(/[\s().\-–]/g, '').replace(/^00/, '+');
  const full = /^\d{8}$/.test(number) ? `+47${number}` : number;
  return /^\+[1-9]\d{4,16}$/.test(full) ? full : null;
}
