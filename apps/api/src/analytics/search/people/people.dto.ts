import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { ACTIVITY_KINDS, type ActivityKind } from '../../../places/activity.js';
import { FoundTeamDto, SearchDto } from '../search.dto.js';

/** The practice or tryout session of a registration. */
export class FoundEventDto {
  @ApiProperty({ enum: ACTIVITY_KINDS }) kind: ActivityKind;
  @ApiProperty({ example: 12 }) id: number;
  @ApiProperty({ type: FoundTeamDto, nullable: true, description: 'null: a practice' })
  team: FoundTeamDto | null;
  @ApiProperty({ example: '2026-11-28' }) date: string;
  @ApiProperty({ example: '6:00 PM - 7:30 PM' }) time: string;
}

class OfFamily {
  @ApiProperty({
    type: Number,
    nullable: true,
    example: 5,
    description: 'null: registered before families had a link, and not since',
  })
  familyId: number | null;

  @ApiProperty({ example: 31, description: 'A registration of the family' }) registrationId: number;
}

/** A registered child, once per family. */
export class FoundChildDto extends OfFamily {
  @ApiProperty({ example: 'Demo Player 01' }) playerName: string;
  @ApiProperty({ type: FoundEventDto, nullable: true, description: 'Its next registration, else the last' })
  event: FoundEventDto | null;
}

/** A parent by name, address or telephone; the latter two only where they are what matched. */
export class FoundParentDto extends OfFamily {
  @ApiProperty({ type: String, nullable: true, example: 'Demo Parent' }) parentName: string | null;
  @ApiProperty({ type: String, nullable: true, example: null }) email: string | null;
  @ApiProperty({ type: String, nullable: true, example: '514-555-0100' }) phone: string | null;
  @ApiProperty({ example: ['Demo Player 01'], type: [String] }) playerNames: string[];
  @ApiProperty({ type: FoundEventDto, nullable: true }) event: FoundEventDto | null;
}

/** A tryout number. */
export class FoundNumberDto extends OfFamily {
  @ApiProperty({ example: 12 }) tryoutNumber: number;
  @ApiProperty({ example: 'Demo Player 01' }) playerName: string;
  @ApiProperty({ type: FoundEventDto }) event: FoundEventDto;
}

/** A practice by its day or place. */
export class FoundPracticeDto {
  @ApiProperty({ example: 12 }) id: number;
  @ApiProperty({ example: '2026-11-28' }) date: string;
  @ApiProperty({ example: '6:00 PM - 7:30 PM' }) time: string;
  @ApiProperty({ example: false }) isCancelled: boolean;
}

/** Registered people and practices, at most eight of each kind. */
export class PeopleDto {
  @ApiProperty({ type: [FoundChildDto] }) children: FoundChildDto[];
  @ApiProperty({ type: [FoundParentDto] }) parents: FoundParentDto[];
  @ApiProperty({ type: [FoundNumberDto], description: 'Upcoming ones first, then the latest past ones' })
  numbers: FoundNumberDto[];
  @ApiProperty({ type: [FoundPracticeDto], description: 'Upcoming ones first' })
  practices: FoundPracticeDto[];
}

/** All results of the search box. */
export class FullSearchDto extends IntersectionType(SearchDto, PeopleDto) {}
