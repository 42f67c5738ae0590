export { readReferenceFile } from './reference-file.ts';
