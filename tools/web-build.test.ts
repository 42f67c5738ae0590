import { describe, expect, it } from 'vitest';
import { needsBuild, PagesNotBuilt } from './web-build.ts';

const changed = { digest: 'new', builtFrom: 'old' };

describe('the pages before a start', () => {
  it('are built where they are missing or their sources changed', () => {
    expect(needsBuild({ ...changed, canBuild: true })).toBe(true);
    expect(needsBuild({ ...changed, builtFrom: null, canBuild: true })).toBe(true);
  });

  it('are served as they are without the tools that build them', () => {
    expect(needsBuild({ digest: 'same', builtFrom: 'same', canBuild: false })).toBe(false);
  });

  it('stop the start where they do not fit and cannot be built, with what to do', () => {
    const start = (builtFrom: string | null) => () =>
      needsBuild({ digest: 'new', builtFrom, canBuild: false });
    expect(start('old')).toThrow(PagesNotBuilt);
    expect(start('old')).toThrow(/other sources.*npm run build/s);
    expect(start(null)).toThrow(/not built.*npm run build/s);
  });
});
