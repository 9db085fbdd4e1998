import type { IConfiguration } from 'dependency-cruiser';

export const webFloors: string[][];
export const bancoFloors: string[][];
declare const config: Omit<IConfiguration, 'forbidden'> & { forbidden: { name: string }[] };
export default config;
