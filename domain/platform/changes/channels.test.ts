import { expect, it } from 'vitest';
import { channelName } from './channels.ts';

it.each([
  ['app', { nb: 'Billettappen', en: 'The ticket app' }],
  ['fax', { nb: 'fax', en: 'fax' }],
  ['toString', { nb: 'toString', en: 'toString' }],
])('a change that came through %s names its channel', (channel, name) => {
  expect(channelName(channel)).toEqual(name);
});
