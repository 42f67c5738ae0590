// @vitest-environment happy-dom
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pressNow } from '#testing/actions.ts';
import { act, cleanup, render, screen, waitFor } from '#testing/dom.ts';
import { pageFactsOf } from '#testing/page-facts-of.ts';
import { LocaleProvider } from './locale-provider.tsx';
import { Logo } from './logo.tsx';
import { usePageLanguage } from './page-language.ts';
import { setLive, useIsLive } from './use-is-live.ts';
import { useFocusOnMount } from './use-focus-on-mount.ts';
import { useDesignTexts } from './words/use-design-texts.ts';
import { useLocale } from 'react-aria-components/I18nProvider';

afterEach(cleanup);
beforeEach(() => pageFactsOf());
const text = () => document.body.textContent;

describe('the language of the page', () => {
  function Words() {
    const t = useDesignTexts();
    return `${usePageLanguage()}: ${t('noHitsOf', { search: 'x' })} ${t('pageNumber', { page: 0 })}`;
  }
  const Locale = () => useLocale().locale;

  it('is that of the document, also when it changes', async () => {
    render(<Words />);
    expect(text()).toBe('en: No hits for “x” Page 0');
    document.documentElement.lang = 'nb-NO';
    await waitFor(() => expect(text()).toBe('nb: Ingen treff på «x» Side 0'));
  });

  it('is that of the calendar and the dialogs, whatever the browser has', async () => {
    render(
      <LocaleProvider>
        <Locale />
      </LocaleProvider>,
    );
    expect(text()).toBe('en-GB');
    document.documentElement.lang = 'nb-NO';
    await waitFor(() => expect(text()).toBe('nb-NO'));
  });
});

describe('the mark of the operator', () => {
  it('has its name, or another one', () => {
    render(<Logo />);
    expect(text()).toBe('Ruter Bedrift');
    cleanup();
    render(<Logo title="AKT Bedrift" />);
    expect(text()).toBe('AKT Bedrift');
  });
});

describe('what takes the place of something with the focus', () => {
  function Box({ isWanted }: { isWanted: boolean }) {
    const box = useFocusOnMount<HTMLInputElement>({ isWanted });
    return <input ref={box} />;
  }
  function Page({ isWanted }: { isWanted: boolean }) {
    const [isOpen, setOpen] = useState(false);
    return isOpen ? (
      <Box isWanted={isWanted} />
    ) : (
      <button onClick={() => setOpen(true)}>Open</button>
    );
  }

  it.each([true, false])('has it where that is wanted: %s', (isWanted) => {
    render(<Page isWanted={isWanted} />);
    screen.getByRole('button').focus();
    pressNow('Open');
    expect(document.activeElement === screen.getByRole('textbox')).toBe(isWanted);
  });
});

describe('a page whose scripts do not run yet', () => {
  const Live = () => (useIsLive() ? 'live' : 'still');

  it('is told when they do', async () => {
    setLive(false);
    render(<Live />);
    expect(text()).toBe('still');
    await act(() => setLive(true));
    expect(text()).toBe('live');
  });
});
