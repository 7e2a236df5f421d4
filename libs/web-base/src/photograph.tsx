import { pictureAddress, type PictureFormat } from '@lions/domain';

/** A stored photograph, as the API describes it. */
export interface StoredPhotograph {
  fileKey: string;
  /** Width and height of the largest size, in pixels. */
  width: number;
  height: number;
  /** Widths of all sizes in pixels, ascending. */
  widths: readonly number[];
}

interface PhotographProps {
  picture: StoredPhotograph;
  alt: string;
  /** How wide it is shown, as the `sizes` of an image. */
  sizes: string;
  className?: string;
  /** For one above the fold; the others load lazily. */
  eager?: boolean;
}

/** The addresses of all sizes in one format, as the `srcset` of an image. */
export const photographSources = ({ fileKey, widths }: StoredPhotograph, format: PictureFormat): string =>
  widths.map((width) => `${pictureAddress(fileKey, width, format)} ${width}w`).join(', ');

/** A photograph in the club's colours (photograph.css), with its space reserved. */
export function Photograph({ picture, alt, sizes, className, eager = false }: PhotographProps) {
  const { fileKey, width, height, widths } = picture;
  const names = className === undefined ? 'photograph' : `photograph ${className}`;
  return (
    <picture className={names}>
      <source type="image/avif" srcSet={photographSources(picture, 'avif')} sizes={sizes} />
      <img
        src={pictureAddress(fileKey, widths[0] ?? width, 'webp')}
        srcSet={photographSources(picture, 'webp')}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
