import 'server-only';
import { parseEnv, type Env } from './parse-env';

let parsed: Env | undefined;

/** The environment of this process, which the first call parses. @throws EnvError as parseEnv does */
export function env(): Env {
  return (parsed ??= parseEnv(process.env));
}
