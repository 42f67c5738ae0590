/** The design system's words on pages for visitors and of personal links; every page fetches them. */
export const nb = {
  optional: 'valgfritt',
  pending: 'Vent litt …',
  loading: 'Laster …',
  opensNewWindow: 'åpnes i ny fane',
} as const;
