import { ApiProperty } from '@nestjs/swagger';
import { isChainIntact } from './ledger-chain.js';
import {
  LEDGER_ACTORS,
  LEDGER_EVENTS,
  type LedgerActor,
  type LedgerEntry,
  type LedgerEvent,
} from './ledger-entry.entity.js';

export { LEDGER_EVENTS };

/** One step of how places were assigned; it contains no names. */
export class LedgerEntryDto {
  @ApiProperty({ example: 3 }) seq: number;
  @ApiProperty({ example: '2026-11-21T15:04:05.000Z' }) at: string;
  @ApiProperty({ enum: LEDGER_EVENTS, enumName: 'LedgerEvent' }) event: LedgerEvent;
  @ApiProperty({ example: 31 }) registrationId: number;
  @ApiProperty({ example: 'skaters', description: 'skaters or goalies of a practice, players of a session' })
  pool: string;
  @ApiProperty({
    type: Number,
    nullable: true,
    example: 2,
    description: '1: next in line after this step; null: does not wait',
  })
  position: number | null;
  @ApiProperty({ enum: LEDGER_ACTORS, enumName: 'LedgerActor' }) actor: LedgerActor;
  @ApiProperty({ type: String, nullable: true, description: 'SHA-256 of the reason in the audit log' })
  reasonHash: string | null;
  @ApiProperty({ description: "SHA-256 of the previous line's hash and this line" }) hash: string;
}

/** How the places of a practice or session were assigned, from the first step. */
export class LedgerDto {
  @ApiProperty({ example: true, description: 'No line was changed or removed' })
  isIntact: boolean;
  @ApiProperty({ type: [LedgerEntryDto] }) entries: LedgerEntryDto[];
}

export function toLedgerDto(entries: readonly LedgerEntry[]): LedgerDto {
  return {
    isIntact: isChainIntact(entries),
    entries: entries.map(({ seq, at, event, registrationId, pool, position, actor, reasonHash, hash }) => ({
      seq,
      at: at.toISOString(),
      event,
      registrationId,
      pool,
      position,
      actor,
      reasonHash,
      hash,
    })),
  };
}
