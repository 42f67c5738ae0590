/** Markup; any other text is escaped by `html`. */
export type Html = { readonly markup: string };

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const markupOf = (value: string | Html): string =>
  typeof value === 'string' ? escapeHtml(value) : value.markup;

export const html = (parts: TemplateStringsArray, ...values: (string | Html)[]): Html => ({
  markup: parts.map((part, at) => part + markupOf(values[at] ?? '')).join(''),
});

/** Markup from a library. */
export const trusted = (markup: string): Html => ({ markup });
