import { Body, Controller, Get, Module, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AllowSuperadmin, SignedIn, type Caller } from '../../platform/common/access.js';
import { ApiErrors } from '../../platform/common/error.dto.js';
import { ExpectedVersion, TakesVersion } from '../../platform/common/if-match.js';
import { ParseIdPipe } from '../../platform/common/input/validation.js';
import { CreateIncidentDto, IncidentDto, UpdateIncidentDto } from './incidents.dto.js';
import { IncidentsService } from './incidents.service.js';

@ApiTags('incidents')
@Controller('incidents')
export class IncidentsController {
  constructor(private readonly incidents: IncidentsService) {}

  /** The register of confidentiality incidents: the last one that the club learned of first. */
  @Get()
  @AllowSuperadmin()
  @ApiOkResponse({ type: [IncidentDto] })
  listIncidents(): Promise<IncidentDto[]> {
    return this.incidents.list();
  }

  /** Adds an incident to the register; no call removes it. */
  @Post()
  @AllowSuperadmin()
  @ApiCreatedResponse({ type: IncidentDto })
  createIncident(@SignedIn() caller: Caller, @Body() input: CreateIncidentDto): Promise<IncidentDto> {
    return this.incidents.create(caller, input);
  }

  /**
   * Changes an incident; omitted fields keep their value. With a risk of serious injury it can be closed once both the
   * Commission and the persons were told.
   */
  @Put(':id')
  @AllowSuperadmin()
  @TakesVersion()
  @ApiOkResponse({ type: IncidentDto })
  @ApiErrors('INCIDENT_NOT_FOUND')
  updateIncident(
    @SignedIn() caller: Caller,
    @Param('id', ParseIdPipe) id: number,
    @Body() input: UpdateIncidentDto,
    @ExpectedVersion() version: number | undefined,
  ): Promise<IncidentDto> {
    return this.incidents.update(caller, id, input, version);
  }
}

/** The register of confidentiality incidents. */
@Module({
  controllers: [IncidentsController],
  providers: [IncidentsService],
})
export class IncidentsModule {}
