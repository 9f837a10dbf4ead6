// For how much the same model went before, in this hotsite: hammer prices of lots that were sold and not given up.
//
// How one could get it wrong: showing a conditional bid that nobody has accepted yet, or a sale that was undone: both
// would tell a price that nobody paid. The reserve is not read here.
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import type { precosDoModelo } from '@martelo/contracts/lotes/precos-do-modelo.contract.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { iso } from '../../core/http/iso.ts'
import { PUBLICADO } from './publico-cartoes.sql.ts'

type Precos = RespostaDe<typeof precosDoModelo>

const VENDIDOS = sql.raw(`('AG_PAGAMENTO', 'BOLETO', 'PARCIAL_CARTAO', 'PAGO_CARTAO', 'PAGO')`)
const MAXIMO = 24

export async function lerPrecosDoModelo(tx: Tx, hotId: number, loteId: number): Promise<Precos | null> {
  const bem = await sql<{
    veiId: number
    marca: string
    modelo: string
    fipeValor: number | null
    fipeCodigo: string | null
    fipeNome: string | null
    fipeAtualizadaAt: Date | null
  }>`
    select v.id as vei_id, v.marca, v.modelo, v.fipe_valor, v.fipe_codigo, v.fipe_nome, v.fipe_atualizada_at
    from lote l join leilao a on a.id = l.lei_id join veiculo v on v.id = l.vei_id
    where l.hot_id = ${hotId} and l.id = ${loteId} and ${PUBLICADO}`.execute(tx)
  const [v] = bem.rows
  if (v === undefined) return null
  const { rows } = await sql<{ data: Date; valor: number; anoModelo: number | null; leilao: string }>`
    select coalesce(l.encerrado_at, a.encerrado_at, a.data) as data, l.lance_valor as valor, w.ano_modelo, a.nome as leilao
    from veiculo w join lote l on l.vei_id = w.id and l.hot_id = w.hot_id join leilao a on a.id = l.lei_id
    where w.hot_id = ${hotId} and w.marca = ${v.marca} and w.modelo = ${v.modelo} and w.modelo <> '' and l.id <> ${loteId}
      and l.situacao in ${VENDIDOS} and l.lance_valor is not null
    order by 1 desc limit ${MAXIMO}`.execute(tx)
  return {
    fipe:
      v.fipeValor === null
        ? null
        : {
            valor: v.fipeValor,
            codigo: v.fipeCodigo,
            nome: v.fipeNome,
            atualizadaAt: iso(v.fipeAtualizadaAt),
          },
    vendidos: rows.reverse().map((r) => ({ ...r, data: iso(r.data) })),
  }
}
