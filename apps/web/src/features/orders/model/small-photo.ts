/** Pixels of the longer side: the server keeps as many. */
const LONGEST_SIDE = 1600;

/**
 * A photo made small enough for a weak network, upright.
 * @returns Base64 of a JPEG
 * @throws when the file is no picture this browser can read
 */
export async function smallPhoto(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  try {
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/jpeg', 0.8).replace(/^data:[^,]*,/, '');
  } finally {
    picture.close();
  }
}
