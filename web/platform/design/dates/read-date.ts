const patterns = [
  /^(?<day>\d{1,2})[.\-/ ](?<month>\d{1,2})[.\-/ ](?<year>\d{4}|\d{2})$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4}|\d{2})$/,
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
];

/**
 * Parses a typed or pasted date: 1.12.2026, 01.12.26, 01122026, 2026-12-01; null if it is no date.
 */
export function readDate(text: string): Temporal.PlainDate | null {
  for (const pattern of patterns) {
    const parts = pattern.exec(text.trim())?.groups;
    if (parts) return dateOf(Number(parts['year']), Number(parts['month']), Number(parts['day']));
  }
  return null;
}

function dateOf(year: number, month: number, day: number): Temporal.PlainDate | null {
  const fullYear = year < 100 ? 2000 + year : year;
  try {
    return Temporal.PlainDate.from({ year: fullYear, month, day }, { overflow: 'reject' });
  } catch {
    return null;
  }
}
