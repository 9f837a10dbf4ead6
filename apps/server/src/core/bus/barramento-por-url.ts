// Which bus: PostgreSQL's own channel by default, Valkey or Redis when BUS_URL names one. What the database itself says (an
// ended login) comes over PostgreSQL's channel in both cases.
import type { Logger } from 'pino'
import type { BancoDeDados } from '../database/database.ts'
import { abrirBarramento, type Barramento } from './barramento.ts'
import { abrirBarramentoRedis } from './barramento-redis.ts'

export interface Barramentos {
  readonly barramento: Barramento
  /** the one on which PostgreSQL speaks: the same one, unless a URL names another */
  readonly doBanco: Barramento
}

/** `aoReligar` and `aoReligarDoBanco` run after a lost connection came back: words of that bus may have been missed. */
export async function abrirBarramentos(
  url: string | undefined,
  banco: BancoDeDados,
  log: Logger,
  aoReligar: () => void,
  aoReligarDoBanco: () => void,
): Promise<Barramentos> {
  if (url !== undefined)
    return {
      barramento: await abrirBarramentoRedis(url, log, aoReligar),
      doBanco: await abrirBarramento(banco, log, aoReligarDoBanco),
    }
  const barramento = await abrirBarramento(banco, log, () => {
    aoReligar()
    aoReligarDoBanco()
  })
  return { barramento, doBanco: barramento }
}
