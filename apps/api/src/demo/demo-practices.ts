import { Injectable } from '@nestjs/common';
import {
  addDays,
  civilAt,
  CONSENT_VERSION,
  LIMITS,
  type CivilDate,
  type PlayerPosition,
} from '@lions/domain';
import { Clock } from '../common/clock.js';
import { Configuration } from '../config/configuration.js';
import type { Writer } from '../database/reader.js';
// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- fills the table as a migration does
import { Practice } from '../practices/practice.entity.js';
import { Admissions, type NewPlayer } from '../registrations/registering/new-registration.js';
import { Line } from '../places/line.js';
import { practiceTarget } from '../places/target.js';
import { TransitionsService, type Addition } from '../places/transitions.service.js';

/** An invented practice that many days from today, with its numbers of players; those without a place wait. */
interface DemoPractice {
  inDays: number;
  time: string;
  capacity?: number;
  isActive?: boolean;
  isCancelled?: boolean;
  skaters: number;
  goalies: number;
}

/** One practice in each state. */
export const DEMO_PRACTICES: readonly DemoPractice[] = [
  { inDays: -4, time: '6:00 PM - 7:30 PM', skaters: 15, goalies: 2 },
  { inDays: 1, time: '6:00 PM - 7:30 PM', skaters: 7, goalies: 1 },
  { inDays: 3, time: '6:00 PM - 7:30 PM', skaters: 18, goalies: 1 },
  { inDays: 5, time: '9:00 AM - 10:30 AM', skaters: 18, goalies: 2 },
  { inDays: 8, time: '6:00 PM - 7:30 PM', skaters: 21, goalies: 3 },
  { inDays: 10, time: '6:00 PM - 7:30 PM', isCancelled: true, skaters: 4, goalies: 0 },
  { inDays: 12, time: '9:00 AM - 10:30 AM', capacity: 12, skaters: 0, goalies: 0 },
  { inDays: 15, time: '6:00 PM - 7:30 PM', isActive: false, skaters: 0, goalies: 0 },
];

/** Invented practices, whose players have no family: no mail is sent. */
@Injectable()
export class DemoPractices {
  constructor(
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly transitions: TransitionsService,
  ) {}

  async putIn(tx: Writer): Promise<void> {
    const today = civilAt(this.clock.now(), this.configuration.zone).date;
    for (const demo of DEMO_PRACTICES) {
      const row = practiceRow(demo, today, this.clock.now());
      const practice = { ...row, id: await tx.insert(Practice, row) };
      await this.registerIn(tx, practice, demo);
    }
  }

  private async registerIn(tx: Writer, practice: Practice, demo: DemoPractice): Promise<void> {
    const now = this.clock.now();
    const target = practiceTarget(practice, now, this.configuration.zone);
    const admissions = new Admissions(new Line(target), now);
    const additions = demoRegistrants(demo).map((player, index): Addition => {
      const addition = admissions.admit(player);
      addition.row.attended = demo.inDays < 0 && index % 5 !== 4;
      return { ...addition, actor: 'family' };
    });
    await this.transitions.addIn(tx, target, additions);
  }
}

function practiceRow(demo: DemoPractice, today: CivilDate, now: Date): Omit<Practice, 'id'> {
  const { inDays, time, capacity = LIMITS.practiceCapacity.default, isActive = true } = demo;
  const cancelledAt = demo.isCancelled ? now : null;
  const stamps = { version: 1, createdAt: now, updatedAt: now };
  return { date: addDays(today, inDays), time, capacity, isActive, cancelledAt, ...stamps };
}

/** In order of registration, skaters first. */
function demoRegistrants({ skaters, goalies }: DemoPractice): NewPlayer[] {
  const asked = { playerAge: null, birthYear: null, parentName: null, parentPhone: null };
  const consent = { consentVersion: CONSENT_VERSION, parentalAuthority: true };
  return demoPlayers(skaters + goalies).map((playerName, index) => ({
    ...asked,
    ...consent,
    playerName,
    parentEmail: demoEmail(playerName),
    playerPosition: index < skaters ? skaterPosition(index) : 'Goalie',
    locale: index % 2 === 0 ? 'en' : 'fr',
  }));
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
