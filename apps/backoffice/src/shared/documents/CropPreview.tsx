import type { Box, Size } from './crop-box.ts';

/** The part as it will be. */
export function CropPreview({ picture, whole, box }: { picture: string; whole: Size; box: Box }) {
  return (
    <figure className="crop-preview">
      <svg viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} role="img" aria-label="Anteprima del ritaglio">
        <image href={picture} width={whole.width} height={whole.height} />
      </svg>
      <figcaption className="muted small">
        Anteprima: {box.width} × {box.height} pixel
      </figcaption>
    </figure>
  );
}
