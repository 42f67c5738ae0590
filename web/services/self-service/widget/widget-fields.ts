import {
  widgetSettings,
  type Widget,
} from '@takst/contract/services/self-service/widget/widget.schema.ts';
import type {
  ColourScheme,
  WidgetFormat,
} from '@takst/domain/services/self-service/widget/widget-look.rules.ts';
import { bodyResolver } from '#platform/api/body-resolver.ts';
import { createFieldHook } from '#platform/design/form/create-field-hook.ts';
import type { FormField } from '#platform/design/form/form-fields.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** The settings as they are typed: a number as text, web sites one on each line. */
export type WidgetFields = {
  agreementNumbers: number[];
  width: string;
  format: WidgetFormat;
  colourScheme: ColourScheme;
  logo: boolean;
  employeeIdHelpText: string;
  employeeIdRegex: string;
  allowedOrigins: string;
  /** The version of the widget that the user saw. */
  version: number;
};

export const useWidgetField = createFieldHook<WidgetFields>();

export const fieldsOf = (widget: Widget): WidgetFields => ({
  agreementNumbers: widget.agreementNumbers,
  width: String(widget.width),
  format: widget.format,
  colourScheme: widget.colourScheme,
  logo: widget.logo,
  employeeIdHelpText: widget.employeeIdHelpText,
  employeeIdRegex: widget.employeeIdRegex,
  allowedOrigins: widget.allowedOrigins.join('\n'),
  version: widget.version,
});

const bodyOf = ({ width, allowedOrigins, ...fields }: WidgetFields) => ({
  ...fields,
  width: Number(width.trim() || Number.NaN),
  allowedOrigins: allowedOrigins
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean),
});

/** A fault of one line is a fault of the field. */
export const fieldOfPath = (path: string): string => path.split('.')[0] ?? path;

export const widgetResolver = bodyResolver({ schema: widgetSettings, bodyOf, nameOf: fieldOfPath });

/** The fields in page order. */
export function useWidgetFieldTexts(): FormField[] {
  const t = useTexts('widget');
  return [
    { name: 'agreementNumbers', label: t('agreements'), sentence: () => t('faultAgreements') },
    { name: 'width', label: t('width'), sentence: () => t('faultWidth') },
    { name: 'format', label: t('format') },
    { name: 'colourScheme', label: t('theme') },
    { name: 'logo', label: t('logo') },
    { name: 'employeeIdHelpText', label: t('helpText') },
    { name: 'employeeIdRegex', label: t('pattern') },
    { name: 'allowedOrigins', label: t('sites') },
  ];
}
