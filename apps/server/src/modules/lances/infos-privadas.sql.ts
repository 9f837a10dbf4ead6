// The restricted side of a lot, with the reserve in it: only for answers that the house or the lot's consignor gets.
// The reserve leaves it for whom `veReserva` names.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

interface InfosPrivadas {
  placa: string | null
  chassi: string | null
  valorComitente: number | null
  comitenteId: number
  condicional: boolean
  condicionalResposta: string | null
  condicionalRespostaData: Date | null
  condicionalRespostaNome: string | null
  condicionalNovoValor: number | null
  condicionalNovoValorData: Date | null
  condicionalNovoValorNome: string | null
  condicionalReplicaClienteUid: string | null
  respostaDuranteLeilao: string | null
  respostaDuranteLeilaoValor: number | null
  lancesParticipantesCliUid: string[]
  pageviews: number
  visitasClientesCadastrados: number
  visitasTotais: number
  chatUid: string | null
  dataCadastroLote: Date
  dataAlteracaoFipe: Date | null
  validacoesValorOfertaBloqueada: number | null
}

export async function lerInfosPrivadas(tx: Tx, hotId: number, lelId: number): Promise<InfosPrivadas | null> {
  const r = await sql<InfosPrivadas>`select v.placa, v.chassi, l.valor_comitente, l.com_id as comitente_id,
      (l.condicional or a.condicional) as condicional, l.condicional_resposta, l.condicional_resposta_data, l.condicional_resposta_nome,
      l.condicional_novo_valor, l.condicional_novo_valor_data, l.condicional_novo_valor_nome, l.condicional_replica_cliente_uid,
      l.resposta_durante_leilao, l.resposta_durante_leilao_valor,
      coalesce((select array_agg(distinct c.uid) from lance b join cliente c on c.id = b.cli_id where b.lel_id = l.id), '{}') as lances_participantes_cli_uid,
      (select count(*)::int from visita x where x.lel_id = l.id) as pageviews,
      (select count(distinct cli_id)::int from visita x where x.lel_id = l.id) as visitas_clientes_cadastrados,
      (select count(distinct coalesce(cli_id::text, visitante_uid::text))::int from visita x where x.lel_id = l.id) as visitas_totais,
      (select uid from chat x where x.lel_id = l.id) as chat_uid, l.created_at as data_cadastro_lote, v.fipe_atualizada_at as data_alteracao_fipe,
      coalesce(l.validacoes_valor_oferta_bloqueada, h.validacoes_valor_oferta_bloqueada) as validacoes_valor_oferta_bloqueada
    from lote l join leilao a on a.id = l.lei_id join veiculo v on v.id = l.vei_id join hotsite h on h.id = l.hot_id
    where l.id = ${lelId} and l.hot_id = ${hotId}`.execute(tx)
  return r.rows[0] ?? null
}
