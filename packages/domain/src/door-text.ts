/** The stairway of an address as people say it: "B" and "Scala B" both read "scala B", "Scala B, int. 4" stays whole. */
export function stairwayText(stairway: string): string {
  return /^\w{1,2}$/.test(stairway) ? `scala ${stairway}` : stairway.charAt(0).toLowerCase() + stairway.slice(1);
}

/** "3" reads "3° piano", "0" "piano terra"; what people wrote in words stays: "piano terra". */
export function floorText(floor: string): string {
  if (/^0+$/.test(floor)) return 'piano terra';
  return /^\d+$/.test(floor) ? `${floor}° piano` : floor;
}
