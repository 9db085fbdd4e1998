import type { IConfiguration } from 'dependency-cruiser';

export const knownCircles: { folders: string[]; why: string }[];
export const webFloors: string[][];
declare const config: Omit<IConfiguration, 'forbidden'> & { forbidden: { name: string }[] };
export default config;
