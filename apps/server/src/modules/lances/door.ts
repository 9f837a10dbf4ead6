// What other modules may call of the bids; the rest of this folder is private. `transitarLote` moves a lot's state,
// nothing else may write `lote.situacao`; after the commit give its answers to `publicarTransicoes`. A module that
// changes other visible columns of a lot (values, clocks) names it to `publicarLotes` after the commit. Paused:
// `relogio_restante_ms` set and `relogio_fim` null, or the auction's `pausado_at` set; suspended: `pausado_at` set and
// not AO_VIVO.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import type { Servicos } from '../../core/servicos.ts'
import { lerLotesDaSala, type LoteDaSala } from './sala/estado-publico.sql.ts'
import { publicadorDe, type ServicosDaSala } from './sala/publicador.ts'
import type { NaoTransitou, Transitou } from './transicao/transitar-lote.ts'

export { travarLote, type LoteTravado } from './transicao/fatos-da-transicao.sql.ts'
export {
  FIM_MARCADO,
  transitarLote,
  transitarTravado,
  type NaoTransitou,
  type PedidoDeTransicao,
  type QuemMuda,
  type Transitou,
} from './transicao/transitar-lote.ts'
export { encerrarLoteComResultado } from './encerramento/encerrar-com-resultado.ts'
export { darLanceDoLeiloeiro, type LanceDoLeiloeiro } from './leiloeiro.ts'
export { apresentarResposta, doMesmoPedido } from './apresentar-lance.ts'
export { cronometroDoLote } from './motor/estado.sql.ts'
export { aoMudarLotes } from './sala/publicador.ts'
export { lerUltimosLances } from './sala/lances-da-sala.sql.ts'
export { daEquipe, seloDe, type LoteDaSala } from './sala/estado-publico.sql.ts'

/** Tells the room, the cards and the search about transitions. Call it after the commit; refusals are left out. */
export function publicarTransicoes(
  s: ServicosDaSala,
  respostas: readonly (Transitou | NaoTransitou)[],
): void {
  publicadorDe(s).transitaram(respostas.filter((r) => r.pode))
}

/** The same for lots that changed without a transition. Call it after the commit. */
export function publicarLotes(s: ServicosDaSala, lelIds: readonly number[]): void {
  publicadorDe(s).mudaram(lelIds)
}

/** The public (`estado`) and the restricted state of lots, by internal id, in the order of the auction. */
export function estadoPublicoDosLotes(
  s: Pick<Servicos, 'banco'>,
  lelIds: readonly number[],
): Promise<LoteDaSala[]> {
  return lerLotesDaSala(s.banco.sistema, lelIds)
}

export async function estadoPublicoDoLote(
  s: Pick<Servicos, 'banco'>,
  lelId: number,
): Promise<LoteDaSala | null> {
  return (await lerLotesDaSala(s.banco.sistema, [lelId]))[0] ?? null
}

export interface Vencedor {
  /** the buyer; null while a nickname's person is not identified */
  readonly cliId: number | null
  /** the winning row of the log */
  readonly seq: number
  readonly tipo: string
  /** centavos: what was bid, proposed or paid at once; a conditional agreement may end at another value */
  readonly valor: number
  readonly hash: Buffer
}

/** Who won a lot, from the one row of its log that says so (`vencedor`); null: none. */
export async function vencedorDoLote(tx: Tx, hotId: number, lelId: number): Promise<Vencedor | null> {
  const r =
    await sql<Vencedor>`select coalesce(b.cli_id, l.lance_cli_id) as cli_id, b.seq, b.tipo, b.valor, b.hash
    from lance b join lote l on l.id = b.lel_id
    where b.lel_id = ${lelId} and b.hot_id = ${hotId} and b.situacao = 'vencedor' order by b.seq desc limit 1`.execute(
      tx,
    )
  return r.rows[0] ?? null
}
