import { ApiProperty, PickType } from '@nestjs/swagger';
import { LIMITS, PICTURE_PLACES, VALIDATION, type PicturePlace } from '@lions/domain';
import { Equals, IsIn, ValidateIf } from 'class-validator';
import { partial, RequiredText, WholeNumber } from '../../platform/common/input/fields.js';
import type { Picture } from './picture.entity.js';

/** The texts of an upload. */
export class CreatePictureDto {
  @ApiProperty({ enum: PICTURE_PLACES, enumName: 'PicturePlace', example: 'home' })
  @IsIn(PICTURE_PLACES)
  place: PicturePlace;

  @ApiProperty({ required: false, example: 7, description: 'Required for a team; otherwise ignored' })
  @ValidateIf(({ place }: CreatePictureDto) => place === 'team')
  @WholeNumber(1, LIMITS.id, VALIDATION.pictureTeamRequired)
  teamId?: number;

  @ApiProperty({ example: 'The team after its first win' })
  @RequiredText(LIMITS.altText, { missing: VALIDATION.bothLanguages })
  altEn: string;

  @ApiProperty({ example: 'L’équipe après sa première victoire' })
  @RequiredText(LIMITS.altText, { missing: VALIDATION.bothLanguages })
  altFr: string;

  @ApiProperty({ example: true, description: 'Consent of everyone in the photograph is on file' })
  @Equals(true, { message: VALIDATION.consentRequired })
  consent: boolean;
}

/** The form of an upload, as the document shows it. */
export class UploadPictureDto extends CreatePictureDto {
  @ApiProperty({ type: 'string', format: 'binary', description: 'JPEG, PNG or WebP, at most 8 MB' })
  file: unknown;
}

/** New texts of a photograph. */
export class UpdatePictureDto extends partial(PickType(CreatePictureDto, ['altEn', 'altFr'])) {}

/** A photograph as the public pages show it. */
export class ShownPictureDto {
  @ApiProperty({ example: 3 }) id: number;
  @ApiProperty({ enum: PICTURE_PLACES, enumName: 'PicturePlace', example: 'home' }) place: PicturePlace;
  @ApiProperty({ type: Number, nullable: true, example: null }) teamId: number | null;
  @ApiProperty({ example: 'The team after its first win' }) altEn: string;
  @ApiProperty({ example: 'L’équipe après sa première victoire' }) altFr: string;
  @ApiProperty({
    example: '5f0c1f0e9d3a4b6c8d7e6f5a4b3c2d1e',
    description: 'Beginning of the addresses: /api/media/{fileKey}-{width}.avif, and .webp',
  })
  fileKey: string;
  @ApiProperty({ example: 1600, description: 'Of the largest size, in pixels' }) width: number;
  @ApiProperty({ example: 1067 }) height: number;
  @ApiProperty({ type: [Number], example: [480, 720, 1080, 1600] }) widths: number[];
}

/** A photograph as superadmins see it. */
export class PictureDto extends ShownPictureDto {
  @ApiProperty({ type: String, nullable: true, example: 'Demo Superadmin', description: 'Confirmed consent' })
  uploadedBy: string | null;
  @ApiProperty({ example: '2026-11-21T15:04:05.000Z' }) uploadedAt: string;
  @ApiProperty({ example: 1 }) version: number;
}

/** Fields of a row that the public pages show. */
export const toShownPictureDto = (row: ShownPictureDto): ShownPictureDto => ({
  id: row.id,
  place: row.place,
  teamId: row.teamId,
  altEn: row.altEn,
  altFr: row.altFr,
  fileKey: row.fileKey,
  width: row.width,
  height: row.height,
  widths: row.widths,
});

/** @param uploadedBy name of the superadmin; null once the account is deleted */
export const toPictureDto = (row: Picture, uploadedBy: string | null): PictureDto => ({
  ...toShownPictureDto(row),
  uploadedBy,
  uploadedAt: row.createdAt.toISOString(),
  version: row.version,
});
