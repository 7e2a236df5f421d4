import { createInterface } from 'node:readline';

/** Where a command reads and writes. */
export interface Terminal {
  print(lines: readonly string[]): void;
  complain(line: string): void;
  /** Asks on stderr; whether the answer is yes, in either language. No answer counts as no. */
  confirm(question: string): Promise<boolean>;
  /** The first line of stdin, for a password; undefined when a person would have to type it visibly. */
  pipedLine(): Promise<string | undefined>;
}

export const TERMINAL: Terminal = {
  print(lines) {
    process.stdout.write(lines.map((line) => `${line}\n`).join(''));
  },
  complain(line) {
    process.stderr.write(`${line}\n`);
  },
  async confirm(question) {
    process.stderr.write(`${question} `);
    return /^(y|yes|o|oui)$/i.test((await firstLine()).trim());
  },
  async pipedLine() {
    return process.stdin.isTTY ? undefined : firstLine();
  },
};

/** Empty at the end of the input. */
async function firstLine(): Promise<string> {
  const lines = createInterface({ input: process.stdin });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    // Otherwise the process would wait for more input.
    process.stdin.destroy();
  }
}
