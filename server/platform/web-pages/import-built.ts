import { pathToFileURL } from 'node:url';

/** Imports a module that the build of the pages has written; the sources have no such file (docs/decisions/0118). */
export const importBuilt = (file: string): Promise<unknown> => import(pathToFileURL(file).href);
