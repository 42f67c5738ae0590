/** `01.04.2026`, for SMS. */
export const norwegianDate = (date: Temporal.PlainDate): string =>
  [String(date.day).padStart(2, '0'), String(date.month).padStart(2, '0'), date.year].join('.');
