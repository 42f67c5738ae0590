import type { PageAddress } from '@takst/contract/path-to.ts';
import type { Texts } from '#texts/texts.ts';
import type { nb } from './company-info.nb.ts';
import { infoOutline } from './info-outline.ts';

type InfoTexts = Texts<typeof nb>;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const registration: PageAddress = '/register';

/** The texts of the page as HTML, which stands in its place until the page draws itself. */
export function prerenderInfo(texts: InfoTexts): string {
  const t = (key: keyof InfoTexts) =>
    texts[key].replaceAll(/[&<>]/g, (character) => escapes[character] ?? '');
  const section = (title: keyof InfoTexts, content: string) =>
    `<section><h2 class="text-figure font-bold tracking-tight">${t(title)}</h2>${content}</section>`;
  const pairs = (list: readonly (readonly [keyof InfoTexts, keyof InfoTexts])[]) =>
    list
      .map(([title, text]) => `<h3 class="mt-4 font-semibold">${t(title)}</h3><p>${t(text)}</p>`)
      .join('');
  const facts = infoOutline.facts.map((fact) => `<li>${t(fact)}</li>`).join('');
  return [
    '<main class="mx-auto max-w-4xl space-y-8 p-6">',
    `<div><h1 class="text-title font-bold">${t('title')}</h1><p class="mt-4">${t('lead')}</p></div>`,
    section('whatTitle', `<p class="mt-4">${t('whatText')}</p><ul class="mt-4">${facts}</ul>`),
    section('stepsTitle', pairs(infoOutline.steps)),
    section('questionsTitle', pairs(infoOutline.questions)),
    `<p><a href="${registration}" class="text-link underline">${t('becomeCustomer')}</a></p>`,
    '</main>',
  ].join('');
}
