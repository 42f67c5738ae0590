const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A text as it stands in HTML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>]/g, (character) => escapes[character] ?? '');

/** A page that the build writes (docs/decisions/0052); the texts are escaped. */
export const prerenderedPage = (
  { title, lead }: { readonly title: string; readonly lead: string },
  ...parts: readonly string[]
): string =>
  [
    '<main class="mx-auto max-w-4xl space-y-8 p-6">',
    `<div><h1 class="text-title font-bold">${title}</h1><p class="mt-4">${lead}</p></div>`,
    ...parts,
    '</main>',
  ].join('');

/** One of its sections; the title is escaped, and the content is HTML. */
export const prerenderedSection = (title: string, content: string): string =>
  `<section><h2 class="text-figure font-bold tracking-tight">${title}</h2>${content}</section>`;
