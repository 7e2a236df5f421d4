import { Module } from '@nestjs/common';
import { FamilyLinksModule } from '../families/family-links.module.js';
import { LetterWriter } from './letter-writer.js';

/** What mails say. */
@Module({ imports: [FamilyLinksModule], providers: [LetterWriter], exports: [LetterWriter] })
export class LettersModule {}
