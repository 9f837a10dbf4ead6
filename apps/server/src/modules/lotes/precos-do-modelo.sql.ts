// For how much the same model went before, in this hotsite: hammer prices of lots that were sold and not given up.
//
// Refuses conditional bids not yet accepted and sales that were undone: those prices were never paid. The reserve is
// not read here.
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import type { precosDoModelo } from '@martelo/contracts/lotes/precos-do-modelo.contract.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { iso } from '../../core/http/iso.ts'
import { PUBLICADO } from './publico-cartoes.sql.ts'

type Precos = RespostaDe<typeof precosDoModelo>

const VENDIDOS = sql`('AG_PAGAMENTO', 'BOLETO', 'PARCIAL_CARTAO', 'PAGO_CARTAO', 'PAGO')`
const MAXIMO = 24

interface Linha {
  fipeValor: number | null
  fipeCodigo: string | null
  fipeNome: string | null
  fipeAtualizadaAt: Date | null
  vendidos: { data: string; valor: number; anoModelo: number | null; leilao: string }[]
}

/** Amounts in centavos; sold ones from the oldest to the newest. Null: the public may not see this lot. */
export async function lerPrecosDoModelo(tx: Tx, hotId: number, loteId: number): Promise<Precos | null> {
  const { rows } = await sql<Linha>`
    select v.fipe_valor, v.fipe_codigo, v.fipe_nome, v.fipe_atualizada_at,
      coalesce((select json_agg(json_build_object('data', x.data, 'valor', x.valor, 'anoModelo', x.ano_modelo, 'leilao', x.nome) order by x.data)
        from (select coalesce(s.encerrado_at, b.encerrado_at, b.data) as data, s.valor_vendido as valor, w.ano_modelo, b.nome
          from veiculo w join lote s on s.vei_id = w.id and s.hot_id = w.hot_id join leilao b on b.id = s.lei_id
          where w.hot_id = l.hot_id and w.marca = v.marca and w.modelo = v.modelo and w.modelo <> '' and s.id <> l.id
            and s.situacao in ${VENDIDOS} and s.valor_vendido is not null
          order by 1 desc limit ${MAXIMO}) x), '[]') as vendidos
    from lote l join leilao a on a.id = l.lei_id join veiculo v on v.id = l.vei_id
    where l.hot_id = ${hotId} and l.id = ${loteId} and ${PUBLICADO}`.execute(tx)
  const [v] = rows
  if (v === undefined) return null
  const fipe = {
    codigo: v.fipeCodigo,
    nome: v.fipeNome,
    atualizadaAt: iso(v.fipeAtualizadaAt),
  }
  return {
    fipe: v.fipeValor === null ? null : { valor: v.fipeValor, ...fipe },
    vendidos: v.vendidos.map((r) => ({ ...r, data: iso(new Date(r.data)) })),
  }
}
