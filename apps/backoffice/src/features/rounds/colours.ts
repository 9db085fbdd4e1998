/** Colours of rounds on white and on the map, each at least 4.5 : 1 against white; a ninth round begins again. */
const colours = ['#0e743b', '#1b559e', '#7d3c8c', '#a3480c', '#0b6b74', '#8a2150', '#5b5a12', '#4a4f9c'] as const;

/** @param number of the round within its slot, from 1 */
export const roundColour = (number: number): string => colours[(number - 1) % colours.length]!;
