/** Fills the placeholders of a page, `%name%`; one without a value stays. */
export const fillTemplate = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replaceAll(/%([a-z-]+)%/g, (placeholder, name: string) => values[name] ?? placeholder);
