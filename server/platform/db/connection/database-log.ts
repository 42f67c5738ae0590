export type DatabaseLog = {
  info: (text: string) => void;
  warn: (text: string) => void;
};
