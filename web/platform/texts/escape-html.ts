const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A text as it stands in HTML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>]/g, (character) => escapes[character] ?? '');
