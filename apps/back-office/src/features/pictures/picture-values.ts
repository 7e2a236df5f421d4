import type { PictureDto } from '@lions/api-client';
import type { PicturePlace } from '@lions/domain';

/** Values of an upload's form. */
export interface NewPictureValues {
  file?: File;
  place: PicturePlace;
  teamId?: number;
  altEn: string;
  altFr: string;
  consent: boolean;
}

export type PictureTexts = Pick<NewPictureValues, 'altEn' | 'altFr'>;

export const NEW_PICTURE: NewPictureValues = { place: 'home', altEn: '', altFr: '', consent: false };

/** The texts of a stored photograph. */
export const pictureTexts = ({ altEn, altFr }: PictureDto): PictureTexts => ({ altEn, altFr });

/** The multipart form of an upload; a field without a value is left out. */
export function uploadForm(values: NewPictureValues): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values) as [string, unknown][])
    if (value !== undefined) form.append(name, value instanceof File ? value : String(value));
  return form;
}

/** The photograph that an upload to that place replaces. */
export function replacedBy(
  { place, teamId }: Pick<NewPictureValues, 'place' | 'teamId'>,
  pictures: readonly PictureDto[],
): PictureDto | undefined {
  if (place === 'gallery' || (place === 'team' && teamId === undefined)) return undefined;
  const wanted = place === 'team' ? (teamId ?? null) : null;
  return pictures.find((picture) => picture.place === place && picture.teamId === wanted);
}
