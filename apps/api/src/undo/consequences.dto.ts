import { ApiProperty } from '@nestjs/swagger';
import { LANGUAGES, type Language } from '@lions/domain';

/** A letter as the first of its families will get it, without the address of their private page. */
export class LetterPreviewDto {
  @ApiProperty({
    enum: LANGUAGES,
    nullable: true,
    type: String,
    description: 'Null: in both languages',
  })
  language: Language | null;
  @ApiProperty({ example: 18, description: 'Families that get this mail in this language' })
  families: number;
  @ApiProperty({ example: 'Cancelled: Demo Team tryout session on Friday, November 27, 2026' })
  subject: string;
  @ApiProperty({ type: [String], description: 'The paragraphs of its text' }) paragraphs: string[];
}

/** What a change would do, computed by making it and rolling it back. */
export class ConsequencesDto {
  @ApiProperty({ example: 21, description: 'Registrations whose child the change concerns' })
  children: number;
  @ApiProperty({ example: 18, description: 'Families of these children' }) families: number;
  @ApiProperty({ example: 18, description: 'Families that are owed a mail' }) toldFamilies: number;
  @ApiProperty({ description: 'Whether the site can send mails; without a mail server a coach tells them' })
  hasMailServer: boolean;
  @ApiProperty({ type: [LetterPreviewDto], description: 'The mails by content and language' })
  letters: LetterPreviewDto[];
  @ApiProperty({ example: 120, description: 'Seconds until the mails leave; 0: at once, without undo' })
  undoSeconds: number;
}
