/** Lists of staff count and page so far: a count above it means "more than that", and what lies beyond is found by a filter. */
export const mostListed = 10_000;
