import type { ChangeFields } from '#platform/changes/change-field.ts';
import type { ChangeKinds } from '#platform/changes/change-kind.ts';
import type { BilingualText } from '#platform/texts/bilingual-text.ts';
import type { ColourScheme, WidgetFormat } from './widget-look.rules.ts';

/** What happens to the order form of a company. */
export const widgetKinds = {
  'create-widget': {
    of: 'nothing',
    name: { nb: 'Widget laget', en: 'Widget created' },
    action: { nb: 'laget widgeten for bestilling', en: 'created the widget for orders' },
  },
  'change-widget': {
    of: 'nothing',
    name: { nb: 'Widget endret', en: 'Widget changed' },
    action: { nb: 'endret widgeten for bestilling', en: 'changed the widget for orders' },
  },
  'renew-widget-secret': {
    of: 'nothing',
    name: { nb: 'Widgetens hemmelighet fornyet', en: 'Widget secret renewed' },
    action: { nb: 'fornyet hemmeligheten til widgeten', en: 'renewed the secret of the widget' },
  },
} as const satisfies ChangeKinds;

export const widgetFields = {
  agreementNumbers: { reading: 'text', personal: false, nb: 'Avtaler', en: 'Agreements' },
  format: { reading: 'code', personal: false, nb: 'Format', en: 'Format' },
  width: { reading: 'text', personal: false, nb: 'Bredde', en: 'Width' },
  colourScheme: { reading: 'code', personal: false, nb: 'Fargetema', en: 'Colour theme' },
  logo: { reading: 'boolean', personal: false, nb: 'Logo', en: 'Logo' },
  employeeIdHelpText: {
    reading: 'text',
    personal: false,
    nb: 'Hjelpetekst for ansattnummer',
    en: 'Help text for the employee number',
  },
  employeeIdRegex: {
    reading: 'text',
    personal: false,
    nb: 'Mønster for ansattnummer',
    en: 'Pattern for the employee number',
  },
  allowedOrigins: { reading: 'text', personal: false, nb: 'Nettsteder', en: 'Web sites' },
} as const satisfies ChangeFields;

export const widgetCodes = {
  light: { nb: 'Lyst', en: 'Light' },
  dark: { nb: 'Mørkt', en: 'Dark' },
  horisontal: { nb: 'Horisontalt', en: 'Horizontal' },
  vertikal: { nb: 'Vertikalt', en: 'Vertical' },
} as const satisfies Record<ColourScheme | WidgetFormat, BilingualText>;
