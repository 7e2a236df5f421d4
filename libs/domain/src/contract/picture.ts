/** Where a photograph is shown. Home and each team have one at most; the gallery has any number. */
export const PICTURE_PLACES = ['home', 'team', 'gallery'] as const;
export type PicturePlace = (typeof PICTURE_PLACES)[number];

export const isPicturePlace = (text: string): text is PicturePlace =>
  (PICTURE_PLACES as readonly string[]).includes(text);

/** Bounds of an uploaded photograph. */
export const PICTURE_LIMITS = {
  /** File size. */
  bytes: 8 * 1024 * 1024,
  /** Width and height, in pixels. */
  side: { min: 600, max: 12_000 },
  pixels: 50_000_000,
} as const;

/** Widths in pixels of the stored sizes of a new photograph; the last one is also the bound of its height. */
export const PICTURE_WIDTHS = [480, 720, 1080, 1600] as const;

/** The formats of each stored size, the smaller one first. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** The path of a stored size on the site; `fileKey` is the photograph's. */
export const pictureAddress = (fileKey: string, width: number, format: PictureFormat): string =>
  `/api/media/${fileKey}-${width}.${format}`;
