import type { CodePoolKind } from '@takst/domain/code-pools/code-pool-kind.ts';
import { codePoolNames } from '@takst/domain/code-pools/code-pool-names.ts';
import { usePageLanguage } from '#design/page-language.ts';

export function usePoolName(): (kind: CodePoolKind) => string {
  const language = usePageLanguage();
  return (kind) => codePoolNames[kind][language];
}
