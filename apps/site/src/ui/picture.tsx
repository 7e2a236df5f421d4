import type { Language } from '@lions/domain';
import type { Picture } from '../content/localized';

interface SitePictureProps {
  picture: Picture;
  language: Language;
  className?: string;
  /** For a picture above the fold; the others load lazily. */
  eager?: boolean;
}

/** One of the content's pictures, with its size reserved. @throws Error for an unknown file. */
export function SitePicture({ picture, language, className, eager = false }: SitePictureProps) {
  const src = CLIENT_ASSETS.files[picture.file];
  if (src === undefined) throw new Error(`There is no ${picture.file} in src/pictures.`);
  return (
    <img
      className={className}
      src={src}
      alt={picture.alt[language]}
      width={picture.width}
      height={picture.height}
      loading={eager ? undefined : 'lazy'}
      decoding="async"
    />
  );
}
