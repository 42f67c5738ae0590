import type { BilingualText } from '#platform/texts/bilingual-text.ts';

const channels = {
  portal: { nb: 'Portalen', en: 'The portal' },
  widget: { nb: 'Widget', en: 'Widget' },
  link: { nb: 'Bestillingslenke', en: 'Order link' },
  onboarding: { nb: 'Registrering', en: 'Registration' },
  'holder-page': { nb: 'Billettsiden', en: 'The ticket page' },
  app: { nb: 'Billettappen', en: 'The ticket app' },
  job: { nb: 'Automatisk', en: 'Automatic' },
  command: { nb: 'Kommando', en: 'Command' },
  import: { nb: 'Fil', en: 'File' },
} as const satisfies Record<string, BilingualText>;

/** Through what a change came. */
export type Channel = keyof typeof channels;

const isKnown = (channel: string): channel is Channel => Object.hasOwn(channels, channel);

/** One that is not known is named as it is recorded. */
export const channelName = (channel: string): BilingualText =>
  isKnown(channel) ? channels[channel] : { nb: channel, en: channel };
