import type { Signatory } from '@takst/domain/services/onboarding/signing-rights.rules.ts';

/** Null without a name or a birth date: who cannot be told apart from others cannot sign. */
export function registerPerson(
  nameParts: readonly (string | null | undefined)[],
  birthDate: string | null | undefined,
): Signatory | null {
  const name = nameParts
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(' ')
    .replaceAll(/\s+/g, ' ');
  const date = registerDate(birthDate ?? '');
  return name === '' || !date ? null : { name, birthDate: date };
}

/** The register writes ISO dates among roles and `dd.mm.yyyy` among rights; null for a day that does not exist. */
function registerDate(text: string): Temporal.PlainDate | null {
  const iso = text.replace(/^(\d\d)\.(\d\d)\.(\d{4})$/, '$3-$2-$1');
  if (!/^\d{4}-\d\d-\d\d$/.test(iso)) return null;
  try {
    return Temporal.PlainDate.from(iso);
  } catch {
    return null;
  }
}
