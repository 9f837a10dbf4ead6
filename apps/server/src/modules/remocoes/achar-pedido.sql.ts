// What a row of a spreadsheet of requests means here: vehicle, place, yard, and why it cannot be asked for.
import type { PedidoLido } from '@martelo/domain/remocoes/planilha-de-remocoes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export interface Achado {
  veiId: number | null
  comId: number
  veiculo: string
  bloqueada: boolean
  entregue: boolean
  viva: boolean
  locId: number | null
  patId: number | null
}

export async function acharPedido(tx: Tx, hotId: number, p: PedidoLido): Promise<Achado | undefined> {
  const { rows } = await sql<Achado>`
    select v.id as vei_id, coalesce(v.com_id, 0) as com_id, coalesce(v.nome, '') as veiculo, coalesce(v.bloquear_remocao, false) as bloqueada,
      coalesce(v.situacao = 'ENTREGUE', false) as entregue,
      exists (select from remocao r where r.hot_id = ${hotId} and r.vei_id = v.id and r.situacao not in ('FINALIZADA', 'CANCELADA')) as viva,
      (select l.id from local_remocao l where l.hot_id = ${hotId} and l.ativo and busca_chave(l.nome) = busca_chave(${p.local}) limit 1) as loc_id,
      (select x.id from patio x where x.hot_id = ${hotId} and x.ativo and busca_chave(x.nome) = busca_chave(${p.patio}) limit 1) as pat_id
    from (select 1) um left join veiculo v on v.hot_id = ${hotId}
      and (v.placa_chave = ${p.placaChave}::text or (${p.placaChave}::text is null and v.chassi = ${p.chassi}::text))
    order by v.id desc limit 1`.execute(tx)
  return rows[0]
}

export function erroDoPedido(p: PedidoLido, a: Achado | undefined): string | null {
  if (p.erro !== null) return p.erro
  if (a === undefined || a.veiId === null) return 'Veículo não encontrado no cadastro.'
  if (a.bloqueada) return 'A remoção deste veículo está bloqueada.'
  if (a.entregue) return 'Este veículo já foi entregue.'
  if (a.viva) return 'Este veículo já tem uma remoção.'
  if (a.locId === null) return `Não há um local de remoção chamado "${p.local.slice(0, 60)}".`
  return a.patId === null ? `Não há um pátio chamado "${p.patio.slice(0, 60)}".` : null
}
