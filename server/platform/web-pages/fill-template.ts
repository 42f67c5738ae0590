import { escapeHtml } from './embed-answer.ts';

/** Values as they stand in texts and attributes of a page. */
export const inHtml = (values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, escapeHtml(value)]));

/** Fills the placeholders of a page, `%name%`; one without a value stays. */
export const fillTemplate = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replaceAll(/%([a-z-]+)%/g, (placeholder, name: string) => values[name] ?? placeholder);
