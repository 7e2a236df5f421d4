import { Body, Controller, Delete, Get, Module, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AllowAnyone, AllowCoach, MaybeCaller, SignedIn, type Caller } from '../platform/common/access.js';
import { ApiErrors } from '../platform/common/error.dto.js';
import { ExpectedVersion, TakesVersion } from '../platform/common/if-match.js';
import { changedRows, ChangesQuery } from '../platform/common/input/query-fields.js';
import { ParseIdPipe } from '../platform/common/input/validation.js';
import { AlsoCsv } from '../platform/http/csv-answer.js';
import { ACTIVITY_COLUMNS, practiceRow } from '../places/activity-table.js';
import { CreatePracticeDto, CreatePracticesDto, PracticeDto, UpdatePracticeDto } from './practices.dto.js';
import { PracticesService } from './practices.service.js';
import { Editing, Undoable, UndoableDelete, type Editor } from '../undo/editing.js';
import { NewsModule } from '../places/activity-news.js';
import { PlacesModule } from '../places/places.module.js';
import { SettingsModule } from '../settings/settings.controller.js';
import { PracticeAccess } from './practice-access.js';
import { UndoModule } from '../undo/undo.controller.js';

@ApiTags('practices')
@Controller('practices')
class PracticesController {
  constructor(private readonly practices: PracticesService) {}

  /** All practices by date and start, with how many places are taken. The public sees the active ones, cancelled ones marked. */
  @Get()
  @AllowAnyone()
  @ApiOkResponse({ type: [PracticeDto] })
  @AlsoCsv({
    fileName: 'practices',
    columns: ACTIVITY_COLUMNS,
    rowsOf: (practices: PracticeDto[]) => practices.map(practiceRow),
  })
  async listPractices(
    @MaybeCaller() caller: Caller | undefined,
    @Query() query: ChangesQuery,
  ): Promise<PracticeDto[]> {
    return changedRows(await this.practices.list(caller), query);
  }

  /** Adds a practice. */
  @Post()
  @AllowCoach()
  @ApiCreatedResponse({ type: PracticeDto })
  @ApiErrors('PRACTICES_OUT_OF_SCOPE')
  createPractice(@SignedIn() caller: Caller, @Body() input: CreatePracticeDto): Promise<PracticeDto> {
    return this.practices.create(caller, input);
  }

  /** Adds several practices; when one is refused, none is added. */
  @Post('batch')
  @AllowCoach()
  @ApiCreatedResponse({ type: [PracticeDto] })
  @ApiErrors('PRACTICES_OUT_OF_SCOPE')
  createPractices(@SignedIn() caller: Caller, @Body() input: CreatePracticesDto): Promise<PracticeDto[]> {
    return this.practices.createAll(caller, input.practices);
  }

  /** A practice, as in the list of all practices. */
  @Get(':id')
  @AllowAnyone()
  @ApiOkResponse({ type: PracticeDto })
  @ApiErrors('PRACTICE_NOT_FOUND')
  getPractice(
    @MaybeCaller() caller: Caller | undefined,
    @Param('id', ParseIdPipe) id: number,
  ): Promise<PracticeDto> {
    return this.practices.get(caller, id);
  }

  /** Changes a practice; omitted fields keep their value. `isCancelled` cancels it, as DELETE does, or brings it back. */
  @Put(':id')
  @AllowCoach()
  @Undoable()
  @TakesVersion()
  @ApiOkResponse({ type: PracticeDto })
  @ApiErrors('PRACTICE_NOT_FOUND', 'PRACTICES_OUT_OF_SCOPE')
  updatePractice(
    @Editing() editor: Editor,
    @Param('id', ParseIdPipe) id: number,
    @Body() input: UpdatePracticeDto,
    @ExpectedVersion() version: number | undefined,
  ): Promise<PracticeDto> {
    return this.practices.update(editor, id, input, version);
  }

  /** Cancels a practice: it keeps its registrations, and its families are notified. Idempotent. */
  @Delete(':id')
  @AllowCoach()
  @UndoableDelete()
  @TakesVersion()
  @ApiErrors('PRACTICE_NOT_FOUND', 'PRACTICES_OUT_OF_SCOPE')
  async cancelPractice(
    @Editing() editor: Editor,
    @Param('id', ParseIdPipe) id: number,
    @ExpectedVersion() version: number | undefined,
  ): Promise<void> {
    await this.practices.update(editor, id, { isCancelled: true }, version);
  }
}

@Module({
  imports: [NewsModule, PlacesModule, SettingsModule, UndoModule],
  controllers: [PracticesController],
  providers: [PracticeAccess, PracticesService],
  exports: [PracticeAccess, PracticesService],
})
export class PracticesModule {}
