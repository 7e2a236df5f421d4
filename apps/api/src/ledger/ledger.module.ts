import { Module } from '@nestjs/common';
import { LedgerService } from './ledger.service.js';

/** How places were given, below the modules that give them. */
@Module({ providers: [LedgerService], exports: [LedgerService] })
export class LedgerModule {}
