import { LEAST_PICTURE_SIDE } from '@sporta/contract/constants.ts';
import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { type AuditActor, writeAudit } from '../audit/index.ts';
import { type CropBox, type CroppedPicture, cutPicture, findContentPicture, insertCrop } from '../media/index.ts';
import { noPictureThere } from './picture-library.ts';

/** Longest name of a picture. */
const MOST_NAME = 120;

/**
 * Cuts a part out of a picture; of one that was cut itself, out of the whole one.
 * @param box in pixels of the whole picture
 * @returns the name of the part; of the whole when the box is all of it
 * @throws BusinessError `picture-not-found`, `wrong-crop`
 */
export async function cropPicture(deps: Deps, actor: AuditActor, asked: string, box: CropBox): Promise<string> {
  const shown = await findContentPicture(deps.db, asked);
  const whole = shown && (shown.crop ? await findContentPicture(deps.db, shown.crop.original) : shown);
  if (!whole) throw noPictureThere();
  checkBox(box, whole);
  if (box.width === whole.width && box.height === whole.height) return whole.picture;
  const part: CroppedPicture = {
    ...(await cutPicture(deps, whole.picture, box)),
    name: shown.crop ? shown.name : partName(whole.name),
    alt: shown.alt,
    crop: { original: whole.picture, ...box },
  };
  await withTransaction(deps.db, async (tx) => {
    if (!(await insertCrop(tx, part, deps.clock.now()))) throw noPictureThere();
    await writeAudit(tx, actor, 'content.crop-picture', {
      subject: { kind: 'content', name: part.name },
      before: { name: whole.name, width: whole.width, height: whole.height },
      after: { ...box },
    });
  });
  return part.picture;
}

function checkBox({ x, y, width, height }: CropBox, whole: { width: number; height: number }): void {
  const refuse = (field: string, message: string) => {
    throw new BusinessError('wrong-crop', message, { field });
  };
  const least = (side: number) => Math.min(LEAST_PICTURE_SIDE, side);
  const size = `${whole.width} × ${whole.height} pixel`;
  if (width < least(whole.width)) refuse('width', `La larghezza è troppo piccola: almeno ${least(whole.width)} pixel`);
  if (height < least(whole.height)) refuse('height', `L’altezza è troppo piccola: almeno ${least(whole.height)} pixel`);
  if (x + width > whole.width) refuse('width', `Il ritaglio esce a destra dall’immagine, che è di ${size}`);
  if (y + height > whole.height) refuse('height', `Il ritaglio esce in basso dall’immagine, che è di ${size}`);
}

const partName = (name: string) => `${name.slice(0, MOST_NAME - 11)} (ritaglio)`;
