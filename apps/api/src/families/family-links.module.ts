import { Module } from '@nestjs/common';
import { FamilyLinks } from './family-links.js';

/** Families and their private links, below the modules of what families register for. */
@Module({ providers: [FamilyLinks], exports: [FamilyLinks] })
export class FamilyLinksModule {}
