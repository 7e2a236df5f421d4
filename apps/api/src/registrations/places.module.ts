import { Module } from '@nestjs/common';
import { PlacesService } from './places.service.js';

/** Places and waiting lists, below the modules of what one registers for. */
@Module({ providers: [PlacesService], exports: [PlacesService] })
export class PlacesModule {}
