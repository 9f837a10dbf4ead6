// Which bus: PostgreSQL's own channel by default, Valkey or Redis when BUS_URL names one.
import type { Logger } from 'pino'
import type { BancoDeDados } from '../database/database.ts'
import { abrirBarramento, type Barramento } from './barramento.ts'
import { abrirBarramentoRedis } from './barramento-redis.ts'

/** `aoReligar` runs after a lost connection came back: words may have been missed. */
export function abrirBarramentoPorUrl(
  url: string | undefined,
  banco: BancoDeDados,
  log: Logger,
  aoReligar: () => void,
): Promise<Barramento> {
  return url === undefined
    ? abrirBarramento(banco, log, aoReligar)
    : abrirBarramentoRedis(url, log, aoReligar)
}
