import { Injectable } from '@nestjs/common';
import {
  civilAt,
  CONSENT_VERSION,
  newPlayerOf,
  type CivilDate,
  type NewPlayer,
  type PlayerPosition,
} from '@lions/domain';
import { Clock } from '../../platform/common/clock.js';
import { Configuration } from '../../platform/config/configuration.js';
import type { Writer } from '../../platform/database/reader.js';
import { Line } from '../../places/line.js';
import type { Activity } from '../../places/activity.js';
import { TransitionsService, type Addition } from '../../places/transitions.service.js';

/** Numbers of invented players; those without a place wait. */
export interface DemoPlayers {
  skaters: number;
  goalies: number;
}

/** Registers invented players, who have no family: no mail is sent. */
@Injectable()
export class DemoRegistrants {
  constructor(
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly transitions: TransitionsService,
  ) {}

  /** The club's date. */
  today(): CivilDate {
    return civilAt(this.clock.now(), this.configuration.zone).date;
  }

  async putIn(tx: Writer, activity: Activity, players: DemoPlayers): Promise<void> {
    const [line, now] = [new Line(activity), this.clock.now()];
    const isOver = (activity.start?.date ?? this.today()) < this.today();
    const additions = registrants(activity.kind, players).map((player, index): Addition => {
      const addition = line.add(player, now);
      addition.row.attended = isOver && index % 5 !== 4;
      return { ...addition, actor: 'family' };
    });
    await this.transitions.addIn(tx, activity, additions);
  }
}

/** In order of registration, skaters first. */
function registrants(kind: Activity['kind'], { skaters, goalies }: DemoPlayers): NewPlayer[] {
  const asked = kind === 'session' && {
    playerAge: 12,
    parentName: 'Exemple Parent',
    parentPhone: '514-555-0100',
  };
  return demoPlayers(skaters + goalies).map((playerName, index) =>
    newPlayerOf({
      ...asked,
      playerName,
      parentEmail: demoEmail(playerName),
      playerPosition: index < skaters ? skaterPosition(index) : 'Goalie',
      consentVersion: CONSENT_VERSION,
      parentalAuthority: true,
      locale: index % 2 === 0 ? 'en' : 'fr',
    }),
  );
}

const skaterPosition = (index: number): PlayerPosition => (index % 2 === 0 ? 'Forward' : 'Defense');

/** 'Demo Player 01', 'Exemple Joueur 02' …: recognisable as invented. */
export function demoPlayers(count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(2, '0');
    return index % 2 === 0 ? `Demo Player ${number}` : `Exemple Joueur ${number}`;
  });
}

/** An unreachable address: the name at a host that does not exist. */
function demoEmail(player: string): string {
  return `${player.toLowerCase().replaceAll(' ', '.')}@example.test`;
}

/** Children are at school by day: evenings from Monday to Friday, mornings at weekends. */
const HOURS = {
  schoolDay: ['6:00 PM - 7:30 PM', '7:30 PM - 9:00 PM'],
  weekend: ['9:00 AM - 10:30 AM', '10:45 AM - 12:15 PM'],
} as const;

/** The first or second hours of a day. */
export type DemoSlot = 0 | 1;

export function demoHours(date: CivilDate, slot: DemoSlot): string {
  const isWeekend = [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());
  return HOURS[isWeekend ? 'weekend' : 'schoolDay'][slot];
}
