import { ApiProperty } from '@nestjs/swagger';

const KINDS = ['team', 'session'] as const;

/** A text that is written in one language only; it is changed where it belongs, by the call of its team or session. */
export class MissingTextDto {
  @ApiProperty({ enum: KINDS, enumName: 'TranslatedKind' }) kind: (typeof KINDS)[number];
  @ApiProperty({ example: 12, description: 'Id of the team or tryout session' }) id: number;
  @ApiProperty({ example: 'M15 AAA', description: 'Name of the team' }) name: string;
  @ApiProperty({ type: String, nullable: true, example: '2026-09-05', description: 'Of a session' }) date:
    string | null;
  @ApiProperty({ type: String, nullable: true, example: 'Bring both jerseys' }) description: string | null;
  @ApiProperty({ type: String, nullable: true, example: null }) descriptionFr: string | null;
  @ApiProperty({ example: 3, description: 'Of the team or session, for If-Match' }) version: number;
}
