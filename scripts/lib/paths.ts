import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');
export const NODE = process.execPath;
export const inRoot = (...parts: string[]): string => path.join(ROOT, ...parts);
