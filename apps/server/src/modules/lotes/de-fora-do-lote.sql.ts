// What stands beside a lot and is not its own: the bank that follows it, what it was sold for, its pictures, its goods at the
// traffic authority.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { type DetranItens, detranItensDoLote } from '../detran/door.ts'

export interface DeForaDoLote {
  comitenteIntegracao: 'Bradesco' | 'Pan' | null
  externoComitenteIntegracaoLoteId: string | null
  comitenteIntegracaoArremateSincronizadoId: string | null
  arremateValor: number | null
  fotos: { chave: string; arquivo: number; largura: number; altura: number }[]
  detranItens: DetranItens
}

export async function lerDeForaDoLote(tx: Tx, hotId: number, lelId: number): Promise<DeForaDoLote> {
  const { rows } = await sql<DeForaDoLote>`
    select b.integradora as comitente_integracao, b.externo_id as externo_comitente_integracao_lote_id,
      b.arremate_id as comitente_integracao_arremate_sincronizado_id, a.valor as arremate_valor, f.fotos,
      ${detranItensDoLote(sql`l.id`)} as detran_itens
    from lote l
      left join lateral (select i.integradora, x.externo_id, x.arremate_id from integracao_lote x join integracao_leilao i on i.id = x.ile_id
        where x.hot_id = l.hot_id and x.lel_id = l.id order by x.id desc limit 1) b on true
      left join lateral (select i.valor from venda_item i join venda v on v.id = i.vnd_id
        where i.lel_id = l.id and i.ativo and v.situacao not in ('Cancelada', 'Cliente Desistiu') limit 1) a on true
      cross join lateral (select coalesce(jsonb_agg(jsonb_build_object('chave', x.chave, 'arquivo', x.larguras[cardinality(x.larguras)],
          'largura', x.largura, 'altura', x.altura) order by x.ordem), '[]') as fotos
        from veiculo_foto x where x.vei_id = l.vei_id and x.tipo = 'foto') f
    where l.hot_id = ${hotId} and l.id = ${lelId}`.execute(tx)
  const [l] = rows
  if (l === undefined) throw new Error(`the lot ${lelId} vanished`)
  return l
}
