import type { Rolldown } from 'vite';

export type ChunkContext = Rolldown.ChunkingContext;

/** A module with everything that it imports statically. */
export function modulesOf(id: string, chunking: ChunkContext): ReadonlySet<string> {
  const modules = new Set<string>();
  const visit = (module: string): void => {
    if (modules.has(module)) return;
    modules.add(module);
    chunking.getModuleInfo(module)?.importedIds.forEach(visit);
  };
  visit(id);
  return modules;
}
