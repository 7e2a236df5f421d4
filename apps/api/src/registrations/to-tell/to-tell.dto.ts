import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { LIMITS, MAIL_KINDS, MAIL_STATUSES, VALIDATION, type MailKind, type MailStatus } from '@lions/domain';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsBoolean, IsInt, Max, Min } from 'class-validator';
import { ActivityQuery, QueryNumber } from '../../platform/common/input/query-fields.js';
import { Optional } from '../../platform/common/input/validation.js';

/** One practice, one tryout session or one family; without any: the whole club. */
export class ToTellQuery extends ActivityQuery {
  @ApiPropertyOptional({ example: 5 })
  @Optional()
  @QueryNumber(LIMITS.id)
  familyId?: number;
}

const WHOLE_NUMBERS = { each: true, message: VALIDATION.wholeNumberInvalid };

/** Mails that a coach told, or takes back as told. */
export class SetToldDto {
  @ApiProperty({
    example: [7, 8],
    type: 'array',
    minItems: 1,
    maxItems: LIMITS.mailsToldAtOnce,
    items: { type: 'integer', minimum: 1, maximum: LIMITS.id },
  })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(LIMITS.mailsToldAtOnce)
  @IsInt(WHOLE_NUMBERS)
  @Min(1, WHOLE_NUMBERS)
  @Max(LIMITS.id, WHOLE_NUMBERS)
  mailIds: number[];

  @ApiProperty({ example: true })
  @IsBoolean()
  isTold: boolean;
}

/** The time and place before a change. */
class FormerTimeDto {
  @ApiProperty({ example: '2026-11-28' }) date: string;
  @ApiProperty({ example: '6:00 PM - 7:30 PM' }) time: string;
  @ApiPropertyOptional({ example: 'Bob-Birnie Arena - Pointe-Claire' }) location?: string;
}

class ToldDto {
  @ApiProperty({ example: 'coach' }) by: string;
  @ApiProperty({ example: '2026-11-25T18:04:05.000Z' }) at: string;
}

/** A text for the families of one kind of news, without names; empty in a language that a message is not written in. */
class NewsTextsDto {
  @ApiProperty({ example: 'Hello,\n\nCancelled: M15 AAA tryout session on Saturday, November 28, 2026' })
  en: string;
  @ApiProperty({ example: 'Bonjour,\n\nAnnulation\u00a0: séance de sélection du samedi 28 novembre 2026' })
  fr: string;
}

/** One kind of news that families have to be told. */
export class NewsDto {
  @ApiProperty({ enum: MAIL_KINDS, enumName: 'MailKind' }) kind: MailKind;
  @ApiProperty({ example: false, description: 'Whether the practice or session has another time or place' })
  isMoved: boolean;
  @ApiProperty({ example: false, description: 'It was cancelled and takes place after all' })
  isBack: boolean;
  @ApiProperty({ example: [7, 8], type: [Number] }) mailIds: number[];
  @ApiProperty({ type: NewsTextsDto }) texts: NewsTextsDto;
}

/** A mail that did not reach its family. */
export class UnsentMailDto {
  @ApiProperty({ example: 7 }) id: number;
  @ApiProperty({ enum: MAIL_KINDS, enumName: 'MailKind' }) kind: MailKind;
  @ApiProperty({ enum: MAIL_STATUSES, enumName: 'MailStatus' }) status: MailStatus;
  @ApiProperty({ example: 'Demo Player 01' }) playerName: string;
  @ApiProperty({ example: '2026-11-28' }) date: string;
  @ApiProperty({ example: '6:00 PM - 7:30 PM' }) time: string;
  @ApiProperty({ type: Number, nullable: true, example: 4, description: 'Null: a practice' })
  teamId: number | null;
  @ApiProperty({ type: String, nullable: true, example: 'M15 AAA', description: 'Null: a practice' })
  teamName: string | null;
  @ApiProperty({ type: FormerTimeDto, nullable: true }) was: FormerTimeDto | null;
  @ApiProperty({ example: false, description: 'It was cancelled and takes place after all' })
  isBack: boolean;
  @ApiProperty({ type: ToldDto, nullable: true, description: 'Who told the family, and when' })
  told: ToldDto | null;
}

/** A family with mails that did not reach it. */
export class FamilyToTellDto {
  @ApiProperty({ example: 5 }) familyId: number;
  @ApiProperty({ example: 'demo.parent@example.test' }) email: string;
  @ApiProperty({ example: ['Demo Parent'], type: [String] }) parentNames: string[];
  @ApiProperty({ example: ['514-555-0100'], type: [String] }) phones: string[];
  @ApiProperty({ type: [UnsentMailDto] }) mails: UnsentMailDto[];
}
