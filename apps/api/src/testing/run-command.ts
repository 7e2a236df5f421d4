import { ServerProcess } from './server-process.js';

/** Runs a command of the built server, such as `--rescue users`, as a process of its own. */
export async function runCommand(
  environment: Record<string, string>,
  line: string,
  input = '',
): Promise<{ code: number | null; output: string; errors: string }> {
  const command = new ServerProcess(environment, { args: line.split(' '), input });
  const code = await command.exited;
  return { code, output: command.output, errors: command.errors };
}
