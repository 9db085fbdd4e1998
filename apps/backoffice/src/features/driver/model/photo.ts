/** Pixels of the longer side: the server keeps as many. */
const LONGEST_SIDE = 1280;
/** Of what is shown on the phone, twice as dense as the screen draws it. */
const THUMB_SIDE = 208;

/** A picture of the camera, made small so that it goes through a weak network. */
export interface SmallPhoto {
  /** Base64 of a JPEG. */
  image: string;
  /** A `data:` address. */
  thumb: string;
}

/** @throws when the file is no picture this browser can read */
export async function smallPhoto(file: Blob): Promise<SmallPhoto> {
  const picture = await createImageBitmap(file);
  try {
    return {
      image: jpegOf(picture, LONGEST_SIDE).replace(/^data:[^,]*,/, ''),
      thumb: jpegOf(picture, THUMB_SIDE),
    };
  } finally {
    picture.close();
  }
}

function jpegOf(picture: ImageBitmap, longestSide: number): string {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', 0.75);
}
