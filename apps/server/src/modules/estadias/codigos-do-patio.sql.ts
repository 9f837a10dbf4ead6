// What a code read at the gate belongs to: the label of a key, or the paper of a purchase.
import type { SituacaoDeVenda } from '@martelo/domain/vendas/states.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

interface Achada {
  estadiaUid: string
  veiculo: string
  placa: string | null
}

export async function estadiaPorChave(
  tx: Tx,
  hotId: number,
  codigo: string,
  alcance: RawBuilder<unknown>,
): Promise<Achada | undefined> {
  const { rows } = await sql<Achada>`
    select e.uid as estadia_uid, v.nome as veiculo, v.placa from estadia e join veiculo v on v.id = e.vei_id
    where e.hot_id = ${hotId} and e.codigo_chave = ${codigo} and ${alcance} order by e.id desc limit 1`.execute(
    tx,
  )
  return rows[0]
}

interface Papel extends Achada {
  vendaSituacao: SituacaoDeVenda
  itemAtivo: boolean
  loteSituacao: string
  /** the last booking of the item */
  agendamento: {
    uid: string
    situacao: string
    inicio: string
    fim: string
    quem: string
    documento: string
  } | null
}

export async function estadiaPorPapel(
  tx: Tx,
  hotId: number,
  hash: string,
  alcance: RawBuilder<unknown>,
): Promise<Papel | undefined> {
  const { rows } = await sql<Papel>`
    select e.uid as estadia_uid, v.nome as veiculo, v.placa, a.situacao as venda_situacao, i.ativo as item_ativo, l.situacao as lote_situacao,
      (select jsonb_build_object('uid', g.uid, 'situacao', g.situacao, 'inicio', g.inicio, 'fim', g.fim,
          'quem', coalesce(g.terceiro_nome, c.razao_social, c.nome), 'documento', coalesce(g.terceiro_documento, c.cnpj, c.cpf))
        from agendamento g where g.item_id = i.id and g.hot_id = i.hot_id order by g.id desc limit 1) as agendamento
    from venda_item i join venda a on a.id = i.vnd_id join cliente c on c.id = a.cli_id join lote l on l.id = i.lel_id
      join estadia e on e.vei_id = l.vei_id and e.hot_id = i.hot_id join veiculo v on v.id = l.vei_id
    where i.hot_id = ${hotId} and i.hash_qrcode = ${hash} and ${alcance} order by e.id desc limit 1`.execute(
    tx,
  )
  return rows[0]
}
