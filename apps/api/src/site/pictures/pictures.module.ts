import { Module } from '@nestjs/common';
import { TeamsModule } from '../../teams/teams.module.js';
import { MediaController } from './media.controller.js';
import { PictureChangesService } from './picture-changes.service.js';
import { PictureEncoder } from './picture-encoder.js';
import { PictureFiles } from './picture-files.js';
import { PicturesController } from './pictures.controller.js';
import { PicturesService } from './pictures.service.js';

/** Photographs of home, teams and gallery. */
@Module({
  imports: [TeamsModule],
  controllers: [PicturesController, MediaController],
  providers: [PicturesService, PictureChangesService, PictureEncoder, PictureFiles],
})
export class PicturesModule {}
