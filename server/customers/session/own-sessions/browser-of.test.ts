import { describe, expect, it } from 'vitest';
import { browserOf } from './browser-of.ts';

const onWindows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const onMac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)';

describe('a browser is named by what it says of itself', () => {
  it.each([
    [`${onWindows} AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
    [
      `${onWindows} AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
      'Microsoft Edge',
      'Windows',
    ],
    [`${onMac} ${webKit} Version/18.5 Safari/605.1.15`, 'Safari', 'macOS'],
    [`${iPhone} ${webKit} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone'],
    [`${iPhone} ${webKit} CriOS/140.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
    [
      'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
      'Samsung Internet',
      'Android',
    ],
  ])('%s', (userAgent, browser, system) => {
    expect(browserOf(userAgent)).toEqual({ browser, system });
  });

  it('and by nothing where it says nothing that is known', () => {
    expect(browserOf(null)).toEqual({ browser: null, system: null });
    expect(browserOf('curl/8.5.0')).toEqual({ browser: null, system: null });
  });
});
