import type { RecordedValues } from '@takst/domain/app/changes/change-fields.ts';
import type { WidgetSettings } from './widget.store.ts';

/** The settings as the history shows them. */
export const recordedSettings = (settings: WidgetSettings): RecordedValues => ({
  agreementNumbers: settings.agreementNumbers.join(', '),
  format: settings.format,
  width: settings.width,
  colourScheme: settings.colourScheme,
  logo: settings.logo,
  employeeIdHelpText: settings.employeeIdHelpText,
  employeeIdRegex: settings.employeeIdRegex,
  allowedOrigins: settings.allowedOrigins.join(', '),
});
