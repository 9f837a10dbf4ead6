// The house's queue of conditional sales, over all its auctions.
import type { SituacaoDeCondicional } from '@martelo/domain/condicionais/states.ts'
import type { SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { contemSql, listar, type Listados, type Pagina } from '../../core/database/lista.ts'
import type { LinhaDeCondicional } from '../pregao/door.ts'

export interface LinhaDaFila extends LinhaDeCondicional {
  readonly lelUid: string
  readonly numero: string
  readonly nome: string
  readonly situacao: SituacaoLote
  readonly leiId: number
  readonly leiUid: string
  readonly leilao: string
  readonly leilaoData: Date
  readonly comitente: string
  readonly cliId: number | null
  readonly clienteNome: string | null
  readonly valorComitente: number | null
}

interface Filtro extends Pagina {
  readonly busca?: string | undefined
  readonly leiUid?: string | undefined
  readonly espera?: 'comitente' | 'cliente' | 'ninguem' | undefined
}

const ESPERAM: Record<NonNullable<Filtro['espera']>, readonly SituacaoDeCondicional[]> = {
  comitente: ['AGUARDANDO_COMITENTE', 'REPLICA_DO_CLIENTE'],
  cliente: ['AGUARDANDO_CLIENTE'],
  ninguem: ['LIBERADA', 'NEGADA'],
}

export async function listarCondicionais(tx: Tx, hotId: number, f: Filtro): Promise<Listados<LinhaDaFila>> {
  return listar(tx, {
    colunas: sql`l.uid as lel_uid, l.numero, l.nome, l.situacao, a.id as lei_id, a.uid as lei_uid, a.nome as leilao, a.data as leilao_data,
      m.nome as comitente, c.id as cli_id, c.nome as cliente_nome, l.valor_comitente, l.lance_valor,
      l.condicional_situacao, l.condicional_prazo, l.condicional_resposta, l.condicional_resposta_nome,
      l.condicional_novo_valor, l.condicional_replica_valor, l.valor_vendido`,
    de: sql`lote l join leilao a on a.id = l.lei_id join comitente m on m.id = l.com_id left join cliente c on c.id = l.lance_cli_id`,
    onde: [
      sql`l.hot_id = ${hotId} and l.condicional_situacao is not null and l.lance_valor is not null`,
      contemSql(f.busca, [sql`l.nome`, sql`l.numero`, sql`a.nome`, sql`m.nome`, sql`c.nome`]),
      // Those of a rehearsal are found by its name alone.
      f.leiUid ? sql`a.uid = ${f.leiUid}` : sql`not a.teste`,
      ...(f.espera ? [sql`l.condicional_situacao = any(${[...ESPERAM[f.espera]]}::text[])`] : []),
    ],
    ordem: sql`order by l.condicional_situacao in ('LIBERADA', 'NEGADA'), l.situacao <> 'CONDICIONAL', l.condicional_prazo, l.id`,
    pagina: f,
  })
}
