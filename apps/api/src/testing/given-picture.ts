import sharp from 'sharp';
import { Picture } from '../site/pictures/picture.entity.js';
import type { TestApp } from './test-app.js';

/** Inserts a photograph of the gallery without files. */
export async function givenPicture({ db, clock }: Pick<TestApp, 'db' | 'clock'>): Promise<Picture> {
  const row: Omit<Picture, 'id'> = {
    place: 'gallery',
    teamId: null,
    slot: null,
    fileKey: '0'.repeat(32),
    width: 1600,
    height: 1200,
    widths: [480, 720, 1080, 1600],
    altEn: 'The rink',
    altFr: 'La patinoire',
    consentById: 1,
    version: 1,
    createdAt: clock.now(),
    updatedAt: clock.now(),
  };
  const id = await db.write((tx) => tx.insert(Picture, row));
  return Object.assign(new Picture(), row, { id });
}

interface GivenPhotograph {
  width?: number;
  height?: number;
  format?: 'jpeg' | 'png' | 'webp';
}

/** The bytes of a photograph whose upper half is blue and whose lower half is gold. */
export function givenPhotograph({ width = 900, height = 600, format = 'jpeg' }: GivenPhotograph = {}) {
  return sharp({ create: { width, height, channels: 3, background: '#f7b92f' } })
    .composite([
      {
        input: { create: { width, height: Math.ceil(height / 2), channels: 3, background: '#1d4fb8' } },
        gravity: 'north',
      },
    ])
    .toFormat(format);
}

export const TEXTS = { place: 'gallery', altEn: 'The rink', altFr: 'La patinoire', consent: 'true' };

/** The form of an upload. */
export function uploadForm(bytes: Buffer, texts: Record<string, string> = {}, name = 'photo.jpg'): FormData {
  const form = new FormData();
  for (const [field, text] of Object.entries({ ...TEXTS, ...texts })) form.append(field, text);
  form.append('file', new File([new Uint8Array(bytes)], name));
  return form;
}
