// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { earlyClicksScript } from '@takst/contract/platform/calls/early-clicks.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { repeatEarlyClick } from './early-clicks.ts';

/** What has happened on the page, in order. */
let events: string[] = [];

const button = (name: string): HTMLButtonElement => {
  const element = document.querySelector<HTMLButtonElement>(`[name="${name}"]`);
  if (!element) throw new Error(`There is no ${name}`);
  return element;
};

/** The page's script brings its buttons to life. */
function startScript(): void {
  for (const name of ['send', 'cancel']) {
    button(name).addEventListener('click', () => events.push(name));
  }
  repeatEarlyClick();
}

describe('a button that is pressed before the page can react', () => {
  beforeEach(() => {
    events = [];
    document.body.innerHTML =
      '<div id="page"><form><input name="password" value="secret" /><button name="send"><b>Send</b></button></form>' +
      '<button type="button" name="cancel">Cancel</button></div><a id="link">Elsewhere</a>';
    document.querySelector('form')?.addEventListener('submit', () => events.push('submit'));
    runInThisContext(earlyClicksScript);
  });

  it('is pressed again once, when the script runs', () => {
    button('send').querySelector('b')?.click();
    button('send').click();
    expect(events).toEqual([]);
    startScript();
    expect(events).toEqual(['send', 'submit']);
    button('cancel').click();
    expect(events).toEqual(['send', 'submit', 'cancel']);
  });

  it('is the last one, when there were several', () => {
    button('send').click();
    button('cancel').click();
    startScript();
    expect(events).toEqual(['cancel']);
  });

  it('sends no form by itself, which would write a password into the address', () => {
    button('send').click();
    expect(events).not.toContain('submit');
  });

  it('leaves links alone', () => {
    const link = document.querySelector<HTMLElement>('#link');
    link?.addEventListener('click', (event) => events.push(`link ${event.defaultPrevented}`));
    link?.click();
    startScript();
    expect(events).toEqual(['link false']);
  });
});
