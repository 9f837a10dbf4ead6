// Every minute: what each saved search finds that it had not found before. At once: a notice and a letter for them; once
// a day: they wait for the morning's. Finding, notice and letter are one transaction under the search's row, so that two
// processes, a second run or a kill in the middle make neither two alerts nor none.
// Each search keeps the lots it has met. A watermark (a time or an id) would miss a lot that is published later than a
// younger one.
import type { Canal } from '@martelo/domain/avisos/declarar-aviso.ts'
import {
  listaDaCarta,
  LOTES_NO_AVISO,
  resumoDevido,
  tituloDoAviso,
} from '@martelo/domain/buscas/avisos-de-busca.ts'
import { diaEmBrasilia, formatarHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import type { TipoHotsite } from '@martelo/domain/hotsites/tipos.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { definirTarefa } from '../../core/jobs/fila.ts'
import type { Servicos } from '../../core/servicos.ts'
import { lerCartoes } from '../lotes/door.ts'
import { juntarAsContas } from './alertas-por-email.sql.ts'
import {
  anotarLotes,
  buscasPorProcurar,
  type BuscaPorProcurar,
  tomarPorAvisar,
  travarBusca,
} from './buscas-salvas.sql.ts'
import { procurarLotes } from './procurar-lotes.ts'
import { seloDaBusca } from './selo-da-busca.ts'

const POR_VEZ = 200
type Maquina = Pick<Servicos, 'banco' | 'log' | 'correio' | 'hotsites' | 'chaveDeArquivos' | 'busca'>

/** Looks for all saved searches once; answers how many alerts were made. */
export async function procurarParaBuscas(s: Maquina, agora: number): Promise<number> {
  await s.banco.sistema
    .transaction()
    .execute(juntarAsContas)
    // A client who saves the same search in this instant: in a minute it is there to be seen.
    .catch((e: unknown) => s.log.error({ err: e }, 'searches by e-mail did not reach their accounts'))
  let avisos = 0
  let ultimo = 0
  for (;;) {
    const buscas = await s.banco.sistema.transaction().execute((tx) => buscasPorProcurar(tx, ultimo, POR_VEZ))
    for (const b of buscas)
      try {
        if (await procurarPara(s, b, agora)) avisos += 1
      } catch (e) {
        // It is retried in a minute; the searches behind it must not wait for it.
        s.log.error({ err: e, busca: b.uid }, 'saved search failed')
      }
    ultimo = buscas.at(-1)?.id ?? 0
    if (buscas.length < POR_VEZ) return avisos
  }
}

async function procurarPara(s: Maquina, b: BuscaPorProcurar, agora: number): Promise<boolean> {
  // A house that shows its lots to signed-in people only writes of them to no address without an account.
  if (b.cliId === null && (await s.hotsites.porId(b.hotId))?.necessarioLoginParaVisualizar !== false)
    return false
  const achados = await procurarLotes(s, b.hotId, b.filtros)
  const dia = diaEmBrasilia(agora)
  const naHora = b.frequencia === 'na-hora'
  return s.banco.doHotsite(b.hotId, async (tx) => {
    if (!(await travarBusca(tx, b.id))) return false
    await anotarLotes(tx, b, achados, false)
    const { rows } = await sql<{ ultimoDia: string | null }>`
      select ultimo_dia::text as ultimo_dia from busca_salva where id = ${b.id}`.execute(tx)
    const hora = Number(formatarHora(agora).slice(0, 2))
    if (!naHora && !resumoDevido(dia, hora, rows[0]?.ultimoDia ?? null)) return false
    if (!naHora) await sql`update busca_salva set ultimo_dia = ${dia}::date where id = ${b.id}`.execute(tx)
    const novos = await tomarPorAvisar(tx, b.id)
    return novos.length === 0 ? false : avisar(s, tx, b, novos)
  })
}

const canaisDe = (b: BuscaPorProcurar): Canal[] => {
  if (b.cliId === null) return ['email']
  return b.porEmail ? ['sino', 'push', 'email'] : ['sino', 'push']
}

/** The notice about these lots, with the transaction that took them; answers whether there is one. */
async function avisar(s: Maquina, tx: Tx, b: BuscaPorProcurar, lelIds: readonly number[]): Promise<boolean> {
  const hotsite = await s.hotsites.porId(b.hotId)
  if (!hotsite?.ativo) return false
  const lotes = await lerCartoes(tx, hotsite, lelIds.slice(0, LOTES_NO_AVISO))
  if (lotes.length === 0) return false
  const { lote } = palavras(hotsite.tipo as TipoHotsite)
  const [primeiro] = lotes
  const parar = `${b.origem}/avisos/${b.uid}/${seloDaBusca(s.chaveDeArquivos, 'parar', b.hotId, b.uid)}`
  await s.correio.avisar(tx, b.hotId, {
    tipo: 'busca',
    para: b.cliId === null ? { email: b.email ?? '' } : { cliId: b.cliId },
    variaveis: {
      resumo: tituloDoAviso(b.nome, lelIds.length, lote),
      lotes: lotes
        .slice(0, 3)
        .map((l) => l.nome)
        .join(', '),
      lista: listaDaCarta({ lotes, quantos: lelIds.length, lote, origem: b.origem, lista: b.endereco }),
      parar,
    },
    // Each lot is told once to a search, so its newest lots name this notice.
    chave: `${b.uid}:${Math.max(...lelIds)}:${lelIds.length}`,
    link: lelIds.length === 1 && primeiro ? primeiro.url : b.endereco,
    marca: `busca:${b.uid}`,
    sairUrl: parar,
    canais: canaisDe(b),
  })
  return true
}

definirTarefa<Record<string, never>>('procurar-para-buscas', async (_, s) => {
  await procurarParaBuscas(s, Date.now())
})
