// The outbox towards outside parties. `agendar` writes the message with the transaction that causes it; after the
// commit it is sent at least once, retried by the domain's rhythm, and given up visibly: a person sees it and sends it
// again. No database transaction waits for the party.
//
// `idempotente: true` needs a party that ignores duplicates: give it `envio.chave`, which is the same in all retries.
import { buffer } from 'node:stream/consumers'
import type { CamposDaCredencial } from '@martelo/domain/externo/campos-da-credencial.ts'
import { podeTransitarEnvio, type SituacaoDeEnvio } from '@martelo/domain/externo/states.ts'
import { depoisDaFalha, type Ritmo } from '@martelo/domain/externo/tentativas.ts'
import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { definirTarefa } from '../jobs/fila.ts'
import { avisarParado } from './avisar-parado.job.ts'
import { type Cofre, CofreFechado } from './cofre.ts'
import type { Externo } from './externo.ts'
import { FalhaExterna } from './falha-externa.ts'
import type { Parceiro, QualquerParceiro } from './parceiro.ts'

export interface Envio<D> {
  readonly hotId: number
  readonly uid: string
  /** the same over all tries */
  readonly chave: string
  readonly tentativa: number
  readonly dados: D
  /** opens what the message is signed with, where each destination has its own secret */
  readonly cofre: Cofre
  readonly bloqueios: Externo['bloqueios']
  /** reads what the message is made of, as it is now */
  ler<T>(fn: (tx: Tx) => Promise<T>): Promise<T>
  /** the bytes of a private file that goes with it; null: it is gone */
  arquivo(chave: string): Promise<Buffer | null>
}

export interface OperacaoDeEnvio<P, D, R> {
  readonly ritmo?: Ritmo
  /** the party does it once however often it hears the same `chave` */
  readonly idempotente: boolean
  /** may be sent again by a person although it was delivered */
  readonly repetivel?: boolean
  /** one of many to people or to their own systems: one that fails is no work of the house */
  readonly avulso?: boolean
  /** Throws `FalhaExterna`. */
  enviar(porta: P, envio: Envio<D>): Promise<R>
  /** what stands for a delivery in the demonstration when there is no party */
  semParceiro?(tx: Tx, envio: Envio<D>): Promise<void>
  /** with the row that says "delivered" */
  aoConcluir?(tx: Tx, envio: Envio<D>, resposta: R): Promise<void>
  /** with the row that says so: there is no automatic retry */
  aoFalhar?(
    tx: Tx,
    envio: Envio<D>,
    situacao: Exclude<SituacaoDeEnvio, 'pendente' | 'entregue'>,
    erro: string,
  ): Promise<void>
}

export interface PedidoDeEnvio<D> {
  readonly hotId: number
  /** ids, no people: what is sent is read when it leaves */
  readonly dados: D
  readonly objeto?: { readonly tipo: string; readonly uid: string }
  /** the same key again is the same message; without one each is its own */
  readonly chave?: string
}

interface Definida {
  readonly parceiro: QualquerParceiro
  readonly op: OperacaoDeEnvio<unknown, unknown, unknown>
}
const operacoes = new Map<string, Definida>()

export const ehRepetivel = (parceiro: string, operacao: string): boolean =>
  operacoes.get(`${parceiro}|${operacao}`)?.op.repetivel ?? false

/** What the house looks after when it was given up, as `party|operation`. */
export const operacoesAConferir = (): string[] =>
  [...operacoes].flatMap(([nome, { op }]) => (op.avulso ? [] : [nome]))

/** Declares what is sent to a party; the answer writes messages. */
export function definirEnvio<F extends CamposDaCredencial, P, D extends object, R>(
  parceiro: Parceiro<F, P>,
  operacao: string,
  op: OperacaoDeEnvio<P, D, R>,
) {
  const nome = `${parceiro.nome}|${operacao}`
  if (operacoes.has(nome)) throw new Error(`two messages named ${nome}`)
  operacoes.set(nome, { parceiro, op })
  return {
    async agendar(tx: Tx, { hotId, dados, objeto, chave }: PedidoDeEnvio<D>): Promise<void> {
      await sql`with e as (
          insert into externo_envio (hot_id, parceiro, operacao, objeto_tipo, objeto_uid, chave, dados)
          values (${hotId}, ${parceiro.nome}, ${operacao}, ${objeto?.tipo ?? null}, ${objeto?.uid ?? null},
            coalesce(${chave ?? null}, gen_random_uuid()::text), ${JSON.stringify(dados)}::jsonb)
          on conflict (hot_id, parceiro, operacao, chave) do nothing returning id, parceiro)
        select enfileirar('externo-enviar', jsonb_build_object('id', e.id, 'parceiro', e.parceiro), null, 'externo-envio-' || e.id) from e`.execute(
        tx,
      )
    },
  }
}

/** A party that is slow now must not occupy all workers of the queue; a quick one may have them. */
const LENTO_MS = 1_500
const POR_LENTO = 2
const DEPOIS_DOS_OUTROS_MS = 3_000
/** what is under way, and how long a try took of late */
const ritmos = new Map<string, { aCaminho: number; mediaMs: number }>()

const enviarAgora = definirTarefa<{ id: number; parceiro: string }>(
  'externo-enviar',
  async ({ id, parceiro }, { banco, externo }) => {
    const r = ritmos.get(parceiro) ?? { aCaminho: 0, mediaMs: 0 }
    ritmos.set(parceiro, r)
    if (r.aCaminho >= POR_LENTO && r.mediaMs > LENTO_MS) {
      const quando = new Date(Date.now() + DEPOIS_DOS_OUTROS_MS * (1 + Math.random()))
      await banco.sistema
        .transaction()
        .execute((tx) => enviarAgora.agendar(tx, { id, parceiro }, { quando, chave: `externo-envio-${id}` }))
      return
    }
    const inicio = performance.now()
    r.aCaminho += 1
    try {
      await tentarEnvio(externo, id, Math.random())
    } finally {
      r.aCaminho -= 1
      r.mediaMs = (r.mediaMs + performance.now() - inicio) / 2
    }
  },
)

/** Longer than any port takes; a process that died is relieved after it. */
const TOMADO_S = 300

/** One try of one message; null: it is not its time, or another process is at it. `sorte`: 0 to 1. */
export async function tentarEnvio(m: Externo, id: number, sorte: number): Promise<SituacaoDeEnvio | null> {
  const linha = await m.banco.sistema
    .updateTable('externoEnvio')
    .set({
      tentativas: sql`tentativas + 1`,
      tomadoAte: sql`clock_timestamp() + make_interval(secs => ${TOMADO_S})`,
    })
    .where('id', '=', id)
    .where('situacao', '=', 'pendente')
    .where(sql<boolean>`coalesce(tomado_ate, '-infinity') < clock_timestamp()`)
    // The queue's clock is the database's too; a second of grace spares a vain round.
    .where(sql<boolean>`proxima_at <= clock_timestamp() + interval '1 second'`)
    .returning([
      'hotId',
      'uid',
      'parceiro',
      'operacao',
      'chave',
      'tentativas',
      'dados',
      'objetoTipo',
      'objetoUid',
    ])
    .executeTakeFirst()
  if (linha === undefined) return null
  const def = operacoes.get(`${linha.parceiro}|${linha.operacao}`)
  const envio: Envio<unknown> = {
    hotId: linha.hotId,
    uid: linha.uid,
    chave: linha.chave,
    tentativa: linha.tentativas,
    dados: linha.dados,
    cofre: m.cofre,
    bloqueios: m.bloqueios,
    ler: (fn) => m.banco.lerDoHotsite(linha.hotId, fn),
    arquivo: async (chave) => {
      const lido = await m.privado?.ler(chave)
      return lido ? buffer(lido.corrente) : null
    },
  }
  try {
    if (def === undefined)
      throw new FalhaExterna('interno', `nothing sends ${linha.operacao} to ${linha.parceiro} here`)
    const objeto =
      linha.objetoUid === null ? undefined : { tipo: linha.objetoTipo ?? '', uid: linha.objetoUid }
    const porta = await m.porta(def.parceiro, {
      hotId: linha.hotId,
      objeto,
      envio: { id, tentativa: linha.tentativas },
    })
    if (porta === null && m.demo && def.op.semParceiro !== undefined) {
      await m.banco.doHotsite(linha.hotId, async (tx) => {
        await encerrar(tx, id, 'entregue', null)
        await def.op.semParceiro?.(tx, envio)
      })
      return 'entregue'
    }
    if (porta === null)
      throw new FalhaExterna('semAcesso', 'Nem a casa nem a plataforma têm a credencial deste parceiro.')
    const resposta = await def.op.enviar(porta, envio)
    await m.banco.doHotsite(linha.hotId, async (tx) => {
      await encerrar(tx, id, 'entregue', null)
      await def.op.aoConcluir?.(tx, envio, resposta)
    })
    return 'entregue'
  } catch (e) {
    const f = e instanceof FalhaExterna ? e : daFalhaInterna(m, e, linha.parceiro)
    return registrarFalha(m, id, envio, def, f, sorte)
  }
}

function daFalhaInterna(m: Externo, e: unknown, parceiro: string): FalhaExterna {
  m.log.error({ err: e, parceiro }, 'a message to an outside party failed on our side')
  if (e instanceof CofreFechado) return new FalhaExterna('semAcesso', e.message)
  return new FalhaExterna('interno', e instanceof Error ? e.message : 'failed')
}

const EVENTO = { recusar: 'recusar', desistir: 'desistir', conferir: 'conferir' } as const

async function registrarFalha(
  m: Externo,
  id: number,
  envio: Envio<unknown>,
  def: Definida | undefined,
  f: FalhaExterna,
  sorte: number,
): Promise<SituacaoDeEnvio> {
  const segue = depoisDaFalha({
    ritmo: def?.op.ritmo ?? 'padrao',
    tentativas: envio.tentativa,
    desfecho: f.desfecho,
    idempotente: def?.op.idempotente ?? true,
    pedidos: f.esperar ?? undefined,
    sorte,
  })
  if (segue.faz === 'tentar') {
    await m.banco.sistema.transaction().execute(async (tx) => {
      const { rows } = await sql<{ quando: Date; parceiro: string }>`update externo_envio
        set tomado_ate = null, desfecho = ${f.desfecho}, erro = ${f.message.slice(0, 500)},
          proxima_at = clock_timestamp() + make_interval(secs => ${segue.emSegundos})
        where id = ${id} and situacao = 'pendente' returning proxima_at as quando, parceiro`.execute(tx)
      const [l] = rows
      if (l !== undefined)
        await enviarAgora.agendar(
          tx,
          { id, parceiro: l.parceiro },
          { quando: l.quando, chave: `externo-envio-${id}` },
        )
    })
    return 'pendente'
  }
  const r = podeTransitarEnvio(
    { de: 'pendente', evento: EVENTO[segue.faz], atores: ['sistema'] },
    { repetivel: false },
  )
  if (!r.pode) throw new Error(r.motivo)
  const para = r.para as 'recusado' | 'falhou' | 'conferir'
  await m.banco.doHotsite(envio.hotId, async (tx) => {
    await encerrar(tx, id, para, f)
    await def?.op.aoFalhar?.(tx, envio, para, f.message)
    if (def !== undefined && !def.op.avulso) {
      const parado = { hotId: envio.hotId, parceiro: def.parceiro.nome }
      await avisarParado.agendar(tx, parado, {
        chave: `integracao-parada-${parado.hotId}-${parado.parceiro}`,
      })
    }
  })
  return para
}

async function encerrar(
  tx: Tx,
  id: number,
  situacao: SituacaoDeEnvio,
  f: FalhaExterna | null,
): Promise<void> {
  await tx
    .updateTable('externoEnvio')
    .set({
      situacao,
      desfecho: f?.desfecho ?? 'ok',
      erro: f?.message.slice(0, 500) ?? null,
      tomadoAte: null,
      concluidoAt: sql`clock_timestamp()`,
    })
    .where('id', '=', id)
    .execute()
}

/** Puts a message back into the queue, with all its tries before it. */
export async function reabrirEnvio(tx: Tx, hotId: number, id: number): Promise<void> {
  const l = await tx
    .updateTable('externoEnvio')
    .set({
      situacao: 'pendente',
      tentativas: 0,
      proximaAt: sql`clock_timestamp()`,
      tomadoAte: null,
      concluidoAt: null,
    })
    .where('hotId', '=', hotId)
    .where('id', '=', id)
    .returning('parceiro')
    .executeTakeFirstOrThrow()
  await enviarAgora.agendar(tx, { id, parceiro: l.parceiro }, { chave: `externo-envio-${id}` })
}

/** Messages whose job was lost with its process. */
export async function retomarEnvios(tx: Tx): Promise<void> {
  await sql`select enfileirar('externo-enviar', jsonb_build_object('id', id, 'parceiro', parceiro), null, 'externo-envio-' || id)
    from externo_envio where situacao = 'pendente' and proxima_at < clock_timestamp() - interval '2 minutes'
      and coalesce(tomado_ate, '-infinity') < clock_timestamp() order by proxima_at limit 500`.execute(tx)
}
