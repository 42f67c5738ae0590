import { serveGallery } from './serve-gallery.ts';

/** `npm run gallery`: the components, at the port that `PORT` names. */
const { address } = await serveGallery(Number(process.env['PORT'] ?? 3001));
console.log(`The design system: ${address}`);
