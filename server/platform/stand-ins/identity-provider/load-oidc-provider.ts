// The library warns on loading that the runtime is no LTS release; the project pins its own Node.
const { warn } = console;
console.warn = (...line: unknown[]) => {
  if (!String(line[0]).includes('Unsupported runtime')) warn(...line);
};
export const { errors, Provider } = await import('oidc-provider');
console.warn = warn;
