import { AppError } from '../../platform/common/app-error.js';

/** The first bytes of each accepted format, at their offsets. */
const SIGNATURES: readonly (readonly [offset: number, bytes: string])[][] = [
  [[0, '\xff\xd8\xff']],
  [[0, '\x89PNG\r\n\x1a\n']],
  [
    [0, 'RIFF'],
    [8, 'WEBP'],
  ],
];

/** Beginnings of documents and programs, long enough that no pixels look like one. */
const OTHER_CONTENT = /<script[\s>]|<\?php\s|<!doctype html|<html[\s>]|<svg\s[^<]{0,500}xmlns|%PDF-\d\./i;
/** The end of a ZIP file, which is read from its end: at most this many bytes before it. */
const ZIP_END = 'PK\x05\x06';
const ZIP_END_WITHIN = 66_000;

/** A name with a path in it comes from a program, not from a browser. The name is used for nothing else. */
const PATH = /[/\\\0]/;

/**
 * Refuses a file that is not a photograph, by its name and bytes, before anything decodes it. A second content that this
 * does not find is lost all the same, because only pixels are kept.
 * @throws AppError PICTURE_TYPE
 */
export function requirePhotograph(name: string, bytes: Buffer): void {
  const text = bytes.toString('latin1');
  const isKnown = SIGNATURES.some((parts) => parts.every(([offset, part]) => text.startsWith(part, offset)));
  const isOther = OTHER_CONTENT.test(text) || text.slice(-ZIP_END_WITHIN).includes(ZIP_END);
  if (!isKnown || isOther || PATH.test(name)) throw new AppError('PICTURE_TYPE');
}
