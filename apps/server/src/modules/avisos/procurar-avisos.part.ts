// Looks every few seconds who is to be told of what. One process at a time does it (an advisory lock); another goes on
// when that one is gone. Each hotsite's notices are written in a transaction of their own.
import { textoDoAviso, type TipoDeAviso, VALIDADE_MIN } from '@martelo/domain/avisos/avisos-do-cliente.ts'
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import type { TipoHotsite } from '@martelo/domain/hotsites/tipos.ts'
import { nomeSemData } from '@martelo/domain/leiloes/leilao.ts'
import { sql } from 'kysely'
import type { Servicos } from '../../core/servicos.ts'
import { lerCartoes } from '../lotes/door.ts'
import { avisarClientes, tocarOSino } from './avisar-clientes.ts'
import type { AvisoGravado } from './avisos.sql.ts'
import { aoVivo, encerrando, lotesPerto, type QuemAvisar, superados } from './quem-avisar.sql.ts'

type Maquina = Pick<Servicos, 'banco' | 'config' | 'log' | 'tempoReal' | 'hotsites'>
type Procurado = Exclude<TipoDeAviso, 'busca'>

const PASSO_MS = 5000
const CADEADO = 7_140_141
/** What was told that long ago is never told again; its row has no use left. */
const GUARDAR_DIAS = 30
const FONTES: readonly (readonly [Procurado, (db: Maquina['banco']['sistema']) => Promise<QuemAvisar[]>])[] =
  [
    ['superado', superados],
    ['encerrando', encerrando],
    ['ao-vivo', aoVivo],
    ['lote-perto', lotesPerto],
  ]

/** Looks once; answers how many notices were made. 0 too when another process is looking. */
export async function procurarAvisos(s: Maquina, agora: number): Promise<number> {
  return s.banco.sistema.transaction().execute(async (tx) => {
    const { rows } = await sql<{ meu: boolean }>`select pg_try_advisory_xact_lock(${CADEADO}) as meu`.execute(
      tx,
    )
    if (rows[0]?.meu !== true) return 0
    let feitos = 0
    for (const [tipo, fonte] of FONTES) feitos += await avisar(s, tipo, await fonte(tx), agora)
    await sql`delete from aviso_cliente where id in (
      select id from aviso_cliente where created_at < now() - make_interval(days => ${GUARDAR_DIAS}) limit 500)`.execute(
      tx,
    )
    return feitos
  })
}

async function avisar(
  s: Maquina,
  tipo: Procurado,
  quem: readonly QuemAvisar[],
  agora: number,
): Promise<number> {
  let feitos = 0
  for (const [hotId, dele] of Map.groupBy(quem, (q) => q.hotId)) {
    const novos = await avisarNoHotsite(s, hotId, tipo, dele, agora)
    tocarOSino(s, novos)
    feitos += novos.length
  }
  return feitos
}

async function avisarNoHotsite(
  s: Maquina,
  hotId: number,
  tipo: Procurado,
  quem: readonly QuemAvisar[],
  agora: number,
): Promise<readonly AvisoGravado[]> {
  const hotsite = await s.hotsites.porId(hotId)
  if (!hotsite?.ativo) return []
  const p = palavras(hotsite.tipo as TipoHotsite)
  return s.banco.doHotsite(hotId, async (tx) => {
    const ids = [...new Set(quem.flatMap((q) => q.lelId ?? []))]
    const cartoes = new Map((await lerCartoes(tx, hotsite, ids)).map((c) => [c.id, c]))
    const avisos = quem.flatMap((q) => {
      const lote = q.lelId === null ? null : cartoes.get(q.lelId)
      // A lot that is not published makes no notice.
      if (lote === undefined) return []
      const fatos = lote ?? { nome: nomeSemData(q.leilao), numero: '' }
      return {
        cliId: q.cliId,
        tipo,
        chave: q.chave,
        ...textoDoAviso(tipo, { nome: fatos.nome, numero: fatos.numero, faltam: q.faltam }, p),
        link: lote?.url ?? `/auditorio/${q.leiUid}`,
        marca: lote === null ? `leilao:${q.leiUid}` : `lote:${lote.uid}`,
        venceAt: new Date(agora + VALIDADE_MIN[tipo] * 60_000),
      }
    })
    return avisarClientes(tx, hotId, avisos)
  })
}

export function iniciarAvisos(s: Maquina): Promise<() => Promise<void>> {
  let parado = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let emCurso: Promise<unknown> = Promise.resolve()
  const passo = (): void => {
    emCurso = procurarAvisos(s, Date.now())
      .catch((e: unknown) => s.log.error({ err: e }, 'looking for notices failed'))
      .finally(() => {
        if (!parado) timer = setTimeout(passo, PASSO_MS)
      })
  }
  timer = setTimeout(passo, PASSO_MS)
  return Promise.resolve(async () => {
    parado = true
    clearTimeout(timer)
    await emCurso
  })
}
