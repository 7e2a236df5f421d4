import { Module } from '@nestjs/common';
import { RegistrationsModule } from '../registrations/registrations.module.js';
import { ReceiptsController } from './receipts.controller.js';
import { ReceiptsService } from './receipts.service.js';

/** A request's registration, for its sender to see and change. */
@Module({ imports: [RegistrationsModule], controllers: [ReceiptsController], providers: [ReceiptsService] })
export class ReceiptsModule {}
