// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { cleanup, screen } from '#testing/dom.ts';
import { openPage } from '#testing/open-page.tsx';
import { useFaultText } from './use-fault-text.ts';

afterEach(cleanup);

describe('the words of a fault', () => {
  it.each([
    ['required', 'en', /^You need to fill in this$/],
    ['required', 'nb', /^Du må fylle ut dette$/],
    ['maxLength', 'en', /^This is too long$/],
    ['maxLength:200', 'en', /^This is too long: use at most 200 characters$/],
    ['something-new', 'en', /^This does not look right$/],
    ['phoneCountry', 'en', /Norway/],
    ['phoneCountry', 'nb', /Norge/],
  ] as const)('%s in %s', async (key, language, words) => {
    const Page = () => <p role="alert">{useFaultText()(key)}</p>;
    await openPage({ pages: { '/': Page }, at: '/', language });
    const { textContent } = await screen.findByRole('alert');
    expect(textContent).toMatch(words);
    expect(textContent).not.toContain('{{');
  });
});
