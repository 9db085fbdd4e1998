/** Formats that are read (specification, section 5), as the Barcode Detection API calls them. */
const BARCODE_FORMATS = ['ean_8', 'ean_13', 'code_128', 'code_39', 'code_93', 'codabar', 'upc_a', 'upc_e'] as const;

/** Reads the first code in a picture of the camera. */
export interface Detector {
  read(video: HTMLVideoElement): Promise<string | undefined>;
}

interface NativeDetector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

interface NativeClass {
  new (options: { formats: readonly string[] }): NativeDetector;
  getSupportedFormats(): Promise<string[]>;
}

/** The browser's own reader where it knows all formats; else a WebAssembly one of this shop, loaded now. */
export async function createDetector(): Promise<Detector> {
  const detector = (await nativeDetector()) ?? (await wasmDetector());
  return {
    async read(video) {
      const [code] = await detector.detect(video);
      return code?.rawValue || undefined;
    },
  };
}

async function nativeDetector(): Promise<NativeDetector | undefined> {
  const Native = (globalThis as { BarcodeDetector?: NativeClass }).BarcodeDetector;
  if (!Native) return undefined;
  try {
    const known = await Native.getSupportedFormats();
    return BARCODE_FORMATS.every((format) => known.includes(format))
      ? new Native({ formats: BARCODE_FORMATS })
      : undefined;
  } catch {
    // Some browsers have the class without the service behind it.
    return undefined;
  }
}

async function wasmDetector(): Promise<NativeDetector> {
  const [{ BarcodeDetector, prepareZXingModule }, { default: wasm }] = await Promise.all([
    import('barcode-detector/ponyfill'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ]);
  // From this shop: by default it would come from somebody else's server.
  prepareZXingModule({ overrides: { locateFile: () => wasm } });
  return new BarcodeDetector({ formats: [...BARCODE_FORMATS] });
}
