// Looks every few seconds who is to be told of what. One process at a time does it (an advisory lock); another goes on
// when that one is gone. Each hotsite's notices are written in a transaction of their own.
import type { VariaveisDe } from '@martelo/domain/avisos/catalogo.ts'
import { palavras, type Palavras } from '@martelo/domain/hotsites/palavras.ts'
import { contar, maiuscula } from '@martelo/domain/hotsites/concordar.ts'
import type { TipoHotsite } from '@martelo/domain/hotsites/tipos.ts'
import { nomeSemData } from '@martelo/domain/leiloes/leilao.ts'
import { sql } from 'kysely'
import type { Servicos } from '../../core/servicos.ts'
import { lerCartoes } from '../lotes/door.ts'
import { aoVivo, encerrando, lembretes, lotesPerto, type QuemAvisar, superados } from './quem-avisar.sql.ts'

type Maquina = Pick<Servicos, 'banco' | 'config' | 'log' | 'tempoReal' | 'hotsites' | 'correio'>
type Procurado = 'superado' | 'encerrando' | 'lembrete-hora' | 'lembrete-dia' | 'ao-vivo' | 'lote-perto'

const PASSO_MS = 5000
const CADEADO = 7_140_141
const FONTES: readonly (readonly [Procurado, (db: Maquina['banco']['sistema']) => Promise<QuemAvisar[]>])[] =
  [
    ['superado', superados],
    ['encerrando', encerrando],
    ['lembrete-hora', lembretes('lembrete-hora')],
    ['lembrete-dia', lembretes('lembrete-dia')],
    ['ao-vivo', aoVivo],
    ['lote-perto', lotesPerto],
  ]

/** Looks once; answers how many notices were made. 0 too when another process is looking. */
export async function procurarAvisos(s: Maquina): Promise<number> {
  return s.banco.sistema.transaction().execute(async (tx) => {
    const { rows } = await sql<{ meu: boolean }>`select pg_try_advisory_xact_lock(${CADEADO}) as meu`.execute(
      tx,
    )
    if (rows[0]?.meu !== true) return 0
    let feitos = 0
    for (const [tipo, fonte] of FONTES) feitos += await avisar(s, tipo, await fonte(tx))
    return feitos
  })
}

async function avisar(s: Maquina, tipo: Procurado, quem: readonly QuemAvisar[]): Promise<number> {
  let feitos = 0
  for (const [hotId, dele] of Map.groupBy(quem, (q) => q.hotId))
    feitos += await avisarNoHotsite(s, hotId, tipo, dele)
  return feitos
}

interface Fatos {
  readonly q: QuemAvisar
  readonly lote: string
  readonly p: Palavras
}
const falta = (n: number, p: Palavras): string =>
  n === 0 ? 'É o próximo' : `${n === 1 ? 'Falta' : 'Faltam'} ${contar(n, p.lote)}`
const que = (q: QuemAvisar): string => (q.comeca ? 'Começa' : 'Encerra')

const VARIAVEIS: { readonly [T in Procurado]: (f: Fatos) => VariaveisDe<T> } = {
  superado: ({ lote }) => ({ lote }),
  encerrando: ({ lote }) => ({ lote }),
  'lembrete-hora': ({ q, lote }) => ({ lote, que: que(q) }),
  'lembrete-dia': ({ q, lote }) => ({ lote, que: que(q), fim: q.fim?.getTime() ?? null }),
  'ao-vivo': ({ q }) => ({ leilao: nomeSemData(q.leilao) }),
  'lote-perto': ({ q, lote, p }) => ({ lote, falta: falta(q.faltam, p) }),
}

async function avisarNoHotsite(
  s: Maquina,
  hotId: number,
  tipo: Procurado,
  quem: readonly QuemAvisar[],
): Promise<number> {
  const hotsite = await s.hotsites.porId(hotId)
  if (!hotsite?.ativo) return 0
  const p = palavras(hotsite.tipo as TipoHotsite)
  return s.banco.doHotsite(hotId, async (tx) => {
    const ids = [...new Set(quem.flatMap((q) => q.lelId ?? []))]
    const cartoes = new Map((await lerCartoes(tx, hotsite, ids)).map((c) => [c.id, c]))
    const avisos = quem.flatMap((q) => {
      const lote = q.lelId === null ? null : cartoes.get(q.lelId)
      // A lot that is not published makes no notice.
      if (lote === undefined) return []
      const dito = lote === null ? '' : `${maiuscula(p.lote.um)} ${lote.numero}: ${lote.nome}`
      return {
        tipo,
        para: { cliId: q.cliId },
        variaveis: VARIAVEIS[tipo]({ q, lote: dito, p }),
        chave: q.chave,
        link: lote?.url ?? `/auditorio/${q.leiUid}`,
        marca: lote === null ? `leilao:${q.leiUid}` : `lote:${lote.uid}`,
      }
    })
    return (await s.correio.avisarVarios(tx, hotId, avisos)).length
  })
}

export function iniciarAvisos(s: Maquina): Promise<() => Promise<void>> {
  let parado = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let emCurso: Promise<unknown> = Promise.resolve()
  const passo = (): void => {
    emCurso = procurarAvisos(s)
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
