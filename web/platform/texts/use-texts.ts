import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { use, useCallback, useContext, useSyncExternalStore } from 'react';
import { pageFacts } from './page-facts.ts';
import { formatText } from './format-text.ts';
import { TextServiceContext } from './text-service.ts';
import { textStore } from './text-store.ts';
import type { Translate, TextFile, TextFileName } from './texts.ts';

export function useTexts<F extends TextFileName>(file: F): Translate<F> {
  // Before the texts, which may suspend.
  const service = useContext(TextServiceContext);
  const texts = useTextFile(file);
  return useCallback<Translate<F>>(
    (key, ...[values]) =>
      formatText(
        {
          texts,
          file,
          language: textStore.language(),
          operator: tenantOf(pageFacts.tenant),
          service,
        },
        key,
        values,
      ),
    [texts, file, service],
  );
}

/** The texts of a file in the page's language; suspends until they are loaded. */
export function useTextFile(file: TextFileName): TextFile {
  useSyncExternalStore(textStore.listen, textStore.language);
  return use(textStore.textsOf(file));
}
