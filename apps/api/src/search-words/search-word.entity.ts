import { SEARCH_WORD_LENGTH } from '@lions/domain';
import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { Registration } from '../places/registration.entity.js';

/** A word by which coaches find a registration; the beginning of a word is a range of the primary key. */
@Entity('search_words')
@Index('search_words_registration', ['registrationId', 'word'])
export class SearchWord {
  @PrimaryColumn({ type: 'varchar', length: SEARCH_WORD_LENGTH }) word: string;
  @PrimaryColumn({ type: 'integer' }) registrationId: number;
  @ManyToOne('registrations', { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'registrationId', foreignKeyConstraintName: 'search_words_registration_id' })
  registration?: Relation<Registration>;
}
