// What a vehicle refers to beside consignor and yard, and its newest report.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

interface Ligacoes {
  classificacaoUid: string | null
  classificacao: string | null
  carteiraUid: string | null
  unidadeNegocioUid: string | null
  laudoUrl: string | null
  comarcaEntrada: string | null
  comarcaLiberacao: string | null
}

export async function ligacoesDoVeiculo(tx: Tx, v: { id: number; hotId: number }): Promise<Ligacoes> {
  const { rows } = await sql<Ligacoes>`
    select l.uid as classificacao_uid, l.nome as classificacao, c.uid as carteira_uid, u.uid as unidade_negocio_uid,
      (select '/v1/anexos/' || a.uid || '/arquivo' from anexo a where a.hot_id = v.hot_id and a.entidade = 'veiculo'
        and a.entidade_uid = v.uid and a.tipo = 'laudo' and a.removido_at is null order by a.id desc limit 1) as laudo_url,
      v.comarca_entrada::text as comarca_entrada, v.comarca_liberacao::text as comarca_liberacao
    from veiculo v left join veiculo_classificacao l on l.id = v.vcl_id left join carteira c on c.id = v.car_id
      left join unidade_negocio u on u.id = v.unn_id
    where v.id = ${v.id} and v.hot_id = ${v.hotId}`.execute(tx)
  const [linha] = rows
  if (linha === undefined) throw new Error('the vehicle was read a moment ago')
  return linha
}
