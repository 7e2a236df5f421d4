import { appendFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkSecretFile } from '../../platform/config/secrets.js';
import { flush } from '../../platform/database/embedded/embedded-file.js';
import type { ClubSecrets } from './records.js';
import { pictureFolder, placeOf } from './pictures.js';

/** The pictures and the secrets of a backup on their way into the data folder. */
export class RestoredFiles {
  private readonly pictures: string;
  private readonly draft: string;
  private readonly secrets: readonly [jwt: string, link: string];
  private hasPictures = false;
  private hasSecrets = false;

  constructor(private readonly dataDir: string) {
    this.pictures = pictureFolder(dataDir);
    this.draft = `${this.pictures}.restoring`;
    const secret = join(dataDir, 'jwt-secret');
    this.secrets = [secret, linkSecretFile(secret)];
    rmSync(this.draft, { recursive: true, force: true });
  }

  /** Adds a piece to a picture. @throws StartRefused for a name that leaves the folder */
  addPicture(name: string, piece: Buffer): void {
    appendFileSync(placeOf(this.draft, name), piece, { mode: 0o600 });
  }

  /** Moves everything into place. The caller has checked that there are no pictures. */
  place({ jwtSecret, linkSecret }: ClubSecrets): void {
    mkdirSync(this.dataDir, { recursive: true, mode: 0o700 });
    const [jwt, link] = this.secrets;
    writeNext(jwt, jwtSecret);
    // One secret until the first rotation.
    if (linkSecret !== jwtSecret) writeNext(link, linkSecret);
    if (existsSync(this.draft)) {
      rmSync(this.pictures, { recursive: true, force: true });
      renameSync(this.draft, this.pictures);
      this.hasPictures = true;
    }
    // Kept, because a full disk would not let them be written again.
    for (const file of this.secrets) if (existsSync(file)) renameSync(file, former(file));
    this.hasSecrets = true;
    for (const file of this.secrets) if (existsSync(next(file))) renameSync(next(file), file);
    flush(this.dataDir);
  }

  /** The club is complete. */
  finish(): void {
    for (const file of this.secrets) rmSync(former(file), { force: true });
  }

  /** The folder as it was. */
  undo(): void {
    rmSync(this.draft, { recursive: true, force: true });
    if (this.hasPictures) rmSync(this.pictures, { recursive: true, force: true });
    for (const file of this.secrets) {
      rmSync(next(file), { force: true });
      if (this.hasSecrets) rmSync(file, { force: true });
      if (existsSync(former(file))) renameSync(former(file), file);
    }
  }
}

const next = (file: string) => `${file}.next`;
const former = (file: string) => `${file}.former`;

function writeNext(file: string, secret: string): void {
  writeFileSync(next(file), secret, { mode: 0o600 });
  flush(next(file));
}
