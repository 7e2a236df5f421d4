import { Body, Controller, Delete, Get, HttpCode, Module, Param, Post, Put, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import {
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { AllowAnyone, AllowSuperadmin, SignedIn, type Caller } from '../../platform/common/access.js';
import { ApiErrors } from '../../platform/common/error.dto.js';
import { ExpectedVersion, TakesVersion } from '../../platform/common/if-match.js';
import { createValidationPipe, ParseIdPipe } from '../../platform/common/input/validation.js';
import { TAKES_FORM } from '../../platform/http/request-checks.js';
import { PictureChangesService } from './picture-changes.service.js';
import {
  CreatePictureDto,
  PictureDto,
  ShownPictureDto,
  UpdatePictureDto,
  UploadPictureDto,
} from './pictures.dto.js';
import { PicturesService } from './pictures.service.js';
import { readUploadForm, requirePhotograph, type UploadForm } from './upload-form.js';
import { TeamsModule } from '../../teams/teams.module.js';
import { MediaController } from './media.controller.js';
import { PictureEncoder } from './picture-encoder.js';
import { PictureFiles } from './picture-files.js';

@ApiTags('pictures')
@Controller('pictures')
class PicturesController {
  private readonly validation = createValidationPipe();

  constructor(
    private readonly pictures: PicturesService,
    private readonly changes: PictureChangesService,
  ) {}

  /** All photographs: home first, then the teams, then the gallery; in each the newest first. */
  @Get()
  @AllowSuperadmin()
  @ApiOkResponse({ type: [PictureDto] })
  listPictures(): Promise<PictureDto[]> {
    return this.pictures.list();
  }

  /** The photographs that the public pages show, in the same order. */
  @Get('shown')
  @AllowAnyone()
  @ApiOkResponse({ type: [ShownPictureDto] })
  listShownPictures(): Promise<ShownPictureDto[]> {
    return this.pictures.shown();
  }

  /**
   * Keeps a photograph in several sizes, without the file itself. At home and of a team it replaces the former one.
   */
  @Post()
  @AllowSuperadmin()
  @RouteConfig(TAKES_FORM)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: UploadPictureDto })
  @ApiCreatedResponse({ type: PictureDto })
  @ApiErrors('PICTURE_TYPE', 'PICTURE_SIZE', 'PICTURE_UNREADABLE', 'PICTURE_TOO_LARGE', 'TEAM_NOT_FOUND')
  async createPicture(@SignedIn() caller: Caller, @Req() request: FastifyRequest): Promise<PictureDto> {
    const { texts, file } = await readUploadForm(request.raw);
    const input = await this.validated(texts);
    requirePhotograph(file.name, file.bytes);
    return this.changes.create(caller, input, file.bytes);
  }

  /** Changes the texts of a photograph; omitted ones keep their value. */
  @Put(':id')
  @AllowSuperadmin()
  @TakesVersion()
  @ApiOkResponse({ type: PictureDto })
  @ApiErrors('PICTURE_NOT_FOUND')
  updatePicture(
    @SignedIn() caller: Caller,
    @Param('id', ParseIdPipe) id: number,
    @Body() input: UpdatePictureDto,
    @ExpectedVersion() version: number | undefined,
  ): Promise<PictureDto> {
    return this.changes.update(caller, id, input, version);
  }

  /** Removes a photograph for good, with its files. */
  @Delete(':id')
  @AllowSuperadmin()
  @TakesVersion()
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors('PICTURE_NOT_FOUND')
  deletePicture(
    @SignedIn() caller: Caller,
    @Param('id', ParseIdPipe) id: number,
    @ExpectedVersion() version: number | undefined,
  ): Promise<void> {
    return this.changes.remove(caller, id, version);
  }

  /** A form holds texts only; the others become what a JSON body would hold. */
  private async validated({ teamId, consent, ...texts }: UploadForm['texts']): Promise<CreatePictureDto> {
    const input = {
      ...texts,
      ...(teamId !== undefined && { teamId: /^\d+$/.test(teamId) ? Number(teamId) : teamId }),
      consent: consent === 'true',
    };
    const body = { type: 'body' as const, metatype: CreatePictureDto };
    return (await this.validation.transform(input, body)) as CreatePictureDto;
  }
}

/** Photographs of home, teams and gallery. */
@Module({
  imports: [TeamsModule],
  controllers: [PicturesController, MediaController],
  providers: [PicturesService, PictureChangesService, PictureEncoder, PictureFiles],
})
export class PicturesModule {}
