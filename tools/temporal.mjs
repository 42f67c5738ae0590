// Loaded before every script (`launch.mjs`): Node 24 has no Temporal, so a polyfill provides it there.
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
