import type { FastifyPluginAsync } from 'fastify';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { allBrandStyles } from '#platform/tenants/brands.ts';

const theme = new URL('../../../../web/platform/design/theme/', import.meta.url);
/** The portal's own tokens, so that there is one source of them; a browser skips what is Tailwind's. */
const tokenFiles = ['colours.css', 'sizes.css'];
const fontFile = /@fontsource-variable\/[\w-]+\/files\/([\w-]+\.woff2)/g;
const aYear = 'max-age=31536000';

/** Styles, fonts and scripts of the provider's pages, as files because of the strict CSP. */
export const assetRoutes: FastifyPluginAsync = async (app) => {
  const read = (name: string) => readFile(new URL(name, import.meta.url), 'utf8');
  const readTheme = (name: string) => readFile(new URL(name, theme), 'utf8');
  const [own, fonts, ...tokens] = await Promise.all([
    read('provider.css'),
    readTheme('fonts.css'),
    ...tokenFiles.map(readTheme),
  ]);
  const style = [
    fonts.replaceAll(fontFile, '/oidc/assets/$1'),
    allBrandStyles(),
    ...tokens,
    own,
  ].join('\n');
  app.get('/oidc/assets/provider.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'max-age=3600').send(style),
  );
  for (const name of ['sign-out.js', 'show-password.js']) {
    const script = await read(name);
    app.get(`/oidc/assets/${name}`, (_request, reply) =>
      reply
        .type('text/javascript; charset=utf-8')
        .header('cache-control', 'max-age=3600')
        .send(script),
    );
  }
  const { resolve } = createRequire(new URL('#package.json', theme));
  for (const [path, name = ''] of fonts.matchAll(fontFile)) {
    const font = await readFile(resolve(path));
    app.get(`/oidc/assets/${name}`, (_request, reply) =>
      reply.type('font/woff2').header('cache-control', aYear).send(font),
    );
  }
};
