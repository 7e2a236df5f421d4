import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { LANGUAGES, LIMITS, MESSAGE_AUDIENCES, type Language, type MessageAudience } from '@lions/domain';
import { IsIn } from 'class-validator';
import { Id, MultiLineText, OneLineText } from '../../platform/common/input/fields.js';
import { ActivityQuery, QueryNumber } from '../../platform/common/input/query-fields.js';
import { Optional } from '../../platform/common/input/validation.js';

/** A message to the families of exactly one practice, tryout session or team. */
export class MessageDraftDto {
  @ApiPropertyOptional({ example: 12 })
  @Optional()
  @Id()
  practiceId?: number;

  @ApiPropertyOptional({ example: 31 })
  @Optional()
  @Id()
  sessionId?: number;

  @ApiPropertyOptional({ example: 4, description: 'The families of all its coming sessions' })
  @Optional()
  @Id()
  teamId?: number;

  @ApiProperty({ enum: MESSAGE_AUDIENCES, enumName: 'MessageAudience' })
  @IsIn(MESSAGE_AUDIENCES)
  audience: MessageAudience;

  @ApiProperty({ example: 'Bring both jerseys', description: 'Empty: not written in English' })
  @OneLineText(LIMITS.messageSubject)
  subjectEn: string;

  @ApiProperty({ example: 'Please bring both jerseys.' })
  @MultiLineText(LIMITS.messageText)
  textEn: string;

  @ApiProperty({ example: 'Apportez les deux chandails', description: 'Empty: not written in French' })
  @OneLineText(LIMITS.messageSubject)
  subjectFr: string;

  @ApiProperty({ example: 'Veuillez apporter les deux chandails.' })
  @MultiLineText(LIMITS.messageText)
  textFr: string;
}

/** Exactly one practice, tryout session or team. */
export class MessagesQuery extends ActivityQuery {
  @ApiPropertyOptional({ example: 4 })
  @Optional()
  @QueryNumber(LIMITS.id)
  teamId?: number;
}

/** A family that gets a message. */
export class MessageRecipientDto {
  @ApiProperty({ example: 'demo.parent@example.test' }) email: string;
  @ApiProperty({ example: ['Demo Player 01'], type: [String] }) players: string[];
  @ApiProperty({ enum: LANGUAGES, isArray: true, description: 'Both when its language is not known' })
  languages: Language[];
}

/** The mail of the first family of a language, without the private link. */
export class MessageLetterDto {
  @ApiProperty({ enum: LANGUAGES }) language: Language;
  @ApiProperty({ example: 'Bring both jerseys' }) subject: string;
  @ApiProperty({ example: 'Please bring both jerseys.' }) text: string;
}

/** Who gets a message, and what it looks like; nothing is sent. */
export class MessagePreviewDto {
  @ApiProperty({ example: 18, description: 'Different players' }) players: number;
  @ApiProperty({ type: [MessageRecipientDto] }) recipients: MessageRecipientDto[];
  @ApiProperty({ type: [MessageLetterDto] }) letters: MessageLetterDto[];
}

/** The number of families by the state of their mail. */
class MessageMailsDto {
  @ApiProperty({ example: 15 }) sent: number;
  @ApiProperty({ example: 2 }) pending: number;
  @ApiProperty({ example: 0 }) failed: number;
  @ApiProperty({ example: 1, description: 'Told by a coach instead' }) told: number;
  @ApiProperty({ example: 0, description: 'Not needed any more' }) dropped: number;
}

/** A message that was sent. */
export class MessageDto {
  @ApiProperty({ example: 3 }) id: number;
  @ApiProperty({ enum: MESSAGE_AUDIENCES, enumName: 'MessageAudience' }) audience: MessageAudience;
  @ApiProperty({ example: 'Bring both jerseys' }) subjectEn: string;
  @ApiProperty({ example: 'Please bring both jerseys.' }) textEn: string;
  @ApiProperty({ example: 'Apportez les deux chandails' }) subjectFr: string;
  @ApiProperty({ example: 'Veuillez apporter les deux chandails.' }) textFr: string;
  @ApiProperty({ example: 'coach' }) sentBy: string;
  @ApiProperty({ example: '2026-11-25T18:04:05.000Z' }) sentAt: string;
  @ApiProperty({ example: 18 }) families: number;
  @ApiProperty({ type: MessageMailsDto }) mails: MessageMailsDto;
}
