import { Module } from '@nestjs/common';
import { FamilyLinks } from './family-links.js';

/** Families and their private links; imported by the modules that families register with. */
@Module({ providers: [FamilyLinks], exports: [FamilyLinks] })
export class FamilyLinksModule {}
