const SIGNS = 5;

/** The sign that tells a file from all others of the shop: letters and figures that count up ("00001", "000A7"). */
export function progressiveOf(fileNumber: number): string {
  return fileNumber.toString(36).toUpperCase().padStart(SIGNS, '0');
}

/** As the exchange system wants files named: country and VAT number of who sends, then what tells them apart. */
export const fileNameOf = (vatNumber: string, progressive: string): string => `IT${vatNumber}_${progressive}.xml`;
