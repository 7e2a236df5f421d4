import { Module } from '@nestjs/common';
import { PlacesModule } from '../places/places.module.js';
import { DemoData } from './demo-data.js';
import { DemoPractices } from './demo-practices.js';

@Module({ imports: [PlacesModule], providers: [DemoData, DemoPractices], exports: [DemoData] })
export class DemoModule {}
