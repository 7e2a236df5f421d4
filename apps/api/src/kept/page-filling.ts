import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Language } from '@lions/domain';
import type { Topic, Versions } from '../database/topics/topics.js';

/** A page that a person may view: canonical path without language. */
export interface PageView {
  path: string;
  language: Language;
}

/** A page that is being rendered to be kept, and what it depends on. */
export class PageFilling {
  /** Of the calls that the page has read. */
  readonly topics = new Set<Topic>();
  /** It must not be kept: it read a call that failed, or one whose topics are not known. */
  isPassing = false;
  /** Counted for each person who gets the page. */
  view: PageView | undefined;

  /** @param versions before the page was begun; absent when they are not known */
  constructor(readonly versions: Versions | undefined) {}
}

/** Names the server's request to itself. */
const HEADER = 'x-filling';

/** The pages that are being rendered to be kept. */
export class PageFillings {
  private readonly running = new Map<string, PageFilling>();

  /** The one that a request is for; undefined for a visitor's own, who cannot guess the name. */
  of(headers: IncomingHttpHeaders): PageFilling | undefined {
    return this.running.get(String(headers[HEADER] ?? ''));
  }

  /** @param work makes the server's request to itself, with these headers */
  async run<T>(filling: PageFilling, work: (headers: Record<string, string>) => Promise<T>): Promise<T> {
    const name = randomUUID();
    this.running.set(name, filling);
    try {
      return await work({ [HEADER]: name });
    } finally {
      this.running.delete(name);
    }
  }
}
