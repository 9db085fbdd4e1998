/** Whether a point is within the box around Italy, its islands included. Not a border: it keeps out what cannot be right. */
export function isInItaly({ latitude, longitude }: { latitude: number; longitude: number }): boolean {
  return latitude >= 35 && latitude <= 47.5 && longitude >= 6.3 && longitude <= 18.8;
}
