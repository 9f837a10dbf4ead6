// The worker's lots from PostgreSQL: all of `busca_lote` at first, then whatever changes in it.
// A change is followed by the id of the transaction that wrote it (`tx`). A plain counter would lose rows: a
// transaction may take number 5, another take and commit 6, and only then the first commits; who has read up to 6 never
// sees 5. So each reading also asks for the oldest transaction still running (the snapshot's xmin) and the next one
// starts there: rows may be read twice (the index knows their revision), never missed.
import { setTimeout as esperar } from 'node:timers/promises'
import pg from 'pg'
import { z } from 'zod'
import { ligacaoA } from '../../core/database/primario.ts'
import type { Documento } from './documento-de-busca.ts'
import { COLUNAS_DO_DOCUMENTO, documentoDaLinha, type LinhaDeBusca } from './linha-de-busca.ts'
import type { FonteDeLotes } from './protocolo-da-busca.ts'

/** The channel by which `refrescar` and the consumer say that the projection changed. */
export const CANAL_DA_BUSCA = 'busca_lote'

const LINHAS_POR_VEZ = 1000
/** Without a notification (it is only a hint), a change of another process is seen after this long. */
const INTERVALO_MS = 500

const Opcoes = z.object({ url: z.string() })

export async function abrirFonte(opcoes: unknown): Promise<FonteDeLotes> {
  const { url } = Opcoes.parse(opcoes)
  const cliente = new pg.Client({
    ...ligacaoA(url),
    options: '-c martelo.sistema=sim',
    application_name: 'martelo-busca',
  })
  let perdida: Error | null = null
  let acordar = () => {}
  cliente.on('error', (e) => {
    perdida = e
    acordar()
  })
  cliente.on('notification', () => acordar())
  await cliente.connect()
  await cliente.query(`listen ${CANAL_DA_BUSCA}`)
  let horizonte = '0'

  async function* todos(): AsyncIterable<Documento[]> {
    await cliente.query('begin isolation level repeatable read read only')
    horizonte = (
      await cliente.query<{ h: string }>('select pg_snapshot_xmin(pg_current_snapshot())::text as h')
    ).rows[0]!.h
    // in end-date order the index needs no sort, and lots that are shown together lie together
    await cliente.query(
      `declare lotes no scroll cursor for select ${COLUNAS_DO_DOCUMENTO} from busca_lote where not removido order by data_fim, lote_id`,
    )
    for (;;) {
      const { rows } = await cliente.query<LinhaDeBusca>(`fetch ${LINHAS_POR_VEZ} from lotes`)
      if (rows.length === 0) break
      yield rows.map(documentoDaLinha)
    }
    await cliente.query('commit')
  }

  async function* mudancas(): AsyncIterable<Documento[]> {
    for (;;) {
      const aviso = new Promise<void>((ok) => {
        acordar = ok
      })
      const { rows } = await cliente.query<LinhaDeBusca & { horizonte: string; lote_id: number | null }>(
        `select h.horizonte::text as horizonte, b.* from (select pg_snapshot_xmin(pg_current_snapshot()) as horizonte) h
         left join (select ${COLUNAS_DO_DOCUMENTO}, tx from busca_lote) b on b.tx >= $1::xid8`,
        [horizonte],
      )
      horizonte = rows[0]!.horizonte
      const linhas = rows.filter((r) => r.lote_id !== null)
      for (let i = 0; i < linhas.length; i += LINHAS_POR_VEZ)
        yield linhas.slice(i, i + LINHAS_POR_VEZ).map(documentoDaLinha)
      if (perdida !== null) throw perdida
      const relogio = new AbortController()
      await Promise.race([aviso, esperar(INTERVALO_MS, undefined, { signal: relogio.signal })])
      relogio.abort()
    }
  }
  return { todos, mudancas, fechar: () => cliente.end() }
}
