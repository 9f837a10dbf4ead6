// Parties as a house sees them: its saved credential without its secrets, and how the talks of the last day went.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export interface LinhaDoParceiro {
  readonly parceiro: string
  readonly visivel: Readonly<Record<string, string>> | null
  readonly versao: number
  readonly salvaAt: Date | null
  readonly salvaPor: string | null
  readonly testadaAt: Date | null
  readonly testeErro: string | null
  readonly respondidos: number
  readonly falhas: number
  readonly naFila: number
  readonly paraVer: number
}

export async function lerParceiros(
  tx: Tx,
  hotId: number,
  nomes: readonly string[],
): Promise<ReadonlyMap<string, LinhaDoParceiro>> {
  const { rows } = await sql<LinhaDoParceiro>`
    select p.nome as parceiro, c.visivel, coalesce(c.versao, 0) as versao, c.salva_at, c.salva_por, c.testada_at, c.teste_erro,
      coalesce(r.respondidos, 0)::int as respondidos, coalesce(r.falhas, 0)::int as falhas,
      coalesce(e.na_fila, 0)::int as na_fila, coalesce(e.para_ver, 0)::int as para_ver
    from unnest(${[...nomes]}::text[]) as p(nome)
    left join externo_credencial c on c.hot_id = ${hotId} and c.parceiro = p.nome
    left join lateral (select count(*) filter (where desfecho in ('ok', 'repetido')) as respondidos,
        count(*) filter (where desfecho not in ('ok', 'repetido')) as falhas
      from externo_registro where hot_id = ${hotId} and parceiro = p.nome and quando > clock_timestamp() - interval '24 hours') r on true
    left join lateral (select count(*) filter (where situacao = 'pendente') as na_fila,
        count(*) filter (where situacao in ('falhou', 'conferir', 'recusado') and concluido_at > clock_timestamp() - interval '7 days') as para_ver
      from externo_envio where hot_id = ${hotId} and parceiro = p.nome and situacao <> 'entregue') e on true`.execute(
    tx,
  )
  return new Map(rows.map((r) => [r.parceiro, r]))
}
