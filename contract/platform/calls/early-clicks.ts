/** What the script below does when the page's own script says that it runs now. */
export const liveEvent = 'takst:live';

/** Names the button on `window`. */
export const earlyClick = 'takstEarlyClick';

/**
 * A script in the HTML of each public page, before anything can be pressed. Until the page's own script runs, it keeps the
 * button that was pressed last, which is pressed again then. It also keeps the browser from sending a form by itself, which
 * would write what was typed into the address. Its digest stands in the content policy, so that no other one may run.
 */
export const earlyClicksScript = [
  '(() => {',
  'const keep = (event) => {',
  "const button = event.target.closest('#page button');",
  'if (!button) return;',
  'event.preventDefault();',
  `window.${earlyClick} = button;`,
  '};',
  "document.addEventListener('click', keep, true);",
  `document.addEventListener('${liveEvent}', () => document.removeEventListener('click', keep, true));`,
  '})();',
].join('');
