// Keys of consignors' systems: made here, shown once, kept as a hash, and checked at each call. A key names its house, its
// consignor and its data; no session comes of it. Refuses while the house keeps out who made it, or its consignor.
import { createHash, randomBytes } from 'node:crypto'
import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import type { Ambiente, Escopo } from '@martelo/domain/sistemas/escopos.ts'
import { julgarChave } from '@martelo/domain/sistemas/julgar-chave.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../core/http/contexto.ts'
import { ehRecusa, type Recusada, recusar } from '../../core/http/handle.ts'
import { consumirLimite } from '../../core/http/limite-de-taxa.ts'
import { foraDaCasa } from './fora-da-casa.ts'

export interface ChaveEmUso {
  readonly id: number
  readonly comId: number
  readonly ambiente: Ambiente
  /** as its keeper called it */
  readonly nome: string
}
type RecusaDaChave = Recusada<'CHAVE' | 'ESCOPO' | 'BLOQUEADO' | 'LIMITE'>

/** Enough to tell keys apart, and no help to guess one. */
const INICIO = 12
const MINUTO_S = 60

export const hashDaChave = (chave: string): Buffer => createHash('sha256').update(chave).digest()

/** 256 bits of chance behind a mark by which scanners of published code know what they have found. */
export function novaChave(ambiente: Ambiente): { chave: string; inicio: string; hash: Buffer } {
  const marca = ambiente === 'producao' ? 'mtk_prod_' : 'mtk_test_'
  const chave = marca + randomBytes(32).toString('base64url')
  return { chave, inicio: chave.slice(0, INICIO), hash: hashDaChave(chave) }
}

interface Linha {
  id: number
  comId: number
  ambiente: Ambiente
  nome: string
  escopos: string[]
  porMinuto: number
  expiraAt: Date | null
  revogadaAt: Date | null
  createdBy: number | null
  cnpj: string | null
  comitenteAtivo: boolean
}

async function conferirChave(ctx: Ctx, escopo: Escopo): Promise<ChaveEmUso | RecusaDaChave> {
  if (ctx.portador === null)
    return recusar('CHAVE', 'Envie a sua chave no cabeçalho Authorization: Bearer <chave>.')
  const hash = hashDaChave(ctx.portador)
  const linha = await ctx.ler(async (tx) => {
    const { rows } = await sql<Linha>`
      select x.id, x.com_id, x.ambiente, x.nome, x.escopos, x.por_minuto, x.expira_at, x.revogada_at, x.created_by, m.cnpj, m.ativo as comitente_ativo
      from chave_comitente x join comitente m on m.id = x.com_id and m.hot_id = x.hot_id
      where x.hash = ${hash} and x.hot_id = ${ctx.hotsite.id}`.execute(tx)
    return rows[0] ?? null
  })
  const j = julgarChave(
    linha && {
      escopos: linha.escopos,
      expiraAt: linha.expiraAt?.getTime() ?? null,
      revogadaAt: linha.revogadaAt?.getTime() ?? null,
    },
    escopo,
    ctx.agora,
  )
  if (!j.ok || linha === null) return recusar(j.ok ? 'CHAVE' : j.codigo, j.ok ? '' : j.mensagem)
  if (foraDaCasa(ctx.servicos.bloqueios, { hotId: ctx.hotsite.id, ip: ctx.ip, ...linha }))
    return recusar('BLOQUEADO', MENSAGENS.acessoBloqueado)
  if (!(await consumirLimite(ctx.banco, `chave-comitente|${linha.id}`, linha.porMinuto, MINUTO_S)))
    return recusar('LIMITE', `Esta chave pode ${linha.porMinuto} pedidos por minuto.`, {
      esperarSegundos: MINUTO_S,
    })
  // Once a minute is as exact as people read it, and spares a write per request.
  await ctx.tx((tx) =>
    sql`update chave_comitente set ultimo_uso_at = clock_timestamp() where id = ${linha.id} and hot_id = ${ctx.hotsite.id}
      and coalesce(ultimo_uso_at, '-infinity') < clock_timestamp() - interval '1 minute'`.execute(tx),
  )
  return { id: linha.id, comId: linha.comId, ambiente: linha.ambiente, nome: linha.nome }
}

/** A handler behind a key with this scope. */
export function comChave<E, R>(
  escopo: Escopo,
  fn: (ctx: Ctx, chave: ChaveEmUso, entrada: E) => Promise<R>,
): (ctx: Ctx, entrada: E) => Promise<R | RecusaDaChave> {
  return async (ctx, entrada) => {
    const chave = await conferirChave(ctx, escopo)
    return ehRecusa(chave) ? chave : fn(ctx, chave, entrada)
  }
}
