// Who came by an invitation and closed a first purchase since the campaign began, with what is known of the two people.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export interface Indicacao {
  cliId: number | null
  usuId: number | null
  indicadoId: number
  vndId: number
  fechadaAt: Date
  mesmoTelefone: boolean
  mesmoEndereco: boolean
  mesmaRede: boolean
  socio: boolean
  equipe: boolean
  noMes: number
}

const POR_VEZ = 200

/** Staff and consignors invite by their account, clients by their registration. */
export async function novasIndicacoes(
  tx: Tx,
  hotId: number,
  desde: Date,
  daEquipe: readonly string[],
): Promise<Indicacao[]> {
  const r = await sql<Indicacao>`
    select q.id as cli_id, case when q.id is null then u.id end as usu_id, i.id as indicado_id, v.id as vnd_id, v.fechada_at,
      coalesce(i.telefone1 in (q.telefone1, q.telefone2, q.telefone3), false) as mesmo_telefone,
      exists (select from endereco a join endereco b on b.hot_id = a.hot_id and b.cep = a.cep and b.numero = a.numero
        where a.hot_id = ${hotId} and a.cli_id = i.id and b.cli_id = q.id) as mesmo_endereco,
      exists (select from historico_login a join historico_login b on b.hot_id = a.hot_id and b.ip = a.ip
          and b.quando between a.quando - interval '1 day' and a.quando + interval '1 day'
        where a.hot_id = ${hotId} and a.usu_id = i.usu_id and b.usu_id = coalesce(q.usu_id, u.id)) as mesma_rede,
      exists (select from socio s where s.hot_id = ${hotId}
        and ((s.cli_id = i.id and s.documento in (q.cpf, q.cnpj)) or (s.cli_id = q.id and s.documento in (i.cpf, i.cnpj)))) as socio,
      exists (select from usuario w where w.hot_id = i.hot_id and w.id = coalesce(q.usu_id, u.id)
        and w.papeis && ${[...daEquipe]}::text[]) as equipe,
      (select count(*)::int from credito_de_indicacao k where k.hot_id = ${hotId} and (k.cli_id = q.id or k.usu_id = u.id)
        and k.situacao <> 'Recusado' and k.created_at > now() - interval '30 days') as no_mes
    from cliente i left join cliente q on q.hot_id = i.hot_id and q.convite_hash = i.convidado_hash and q.id <> i.id
        and q.excluido_at is null and q.situacao = 'Ativo'
      left join usuario u on u.hot_id = i.hot_id and u.convite_hash = i.convidado_hash and u.id <> i.usu_id and u.ativo
      join lateral (select id, fechada_at from venda x where x.hot_id = i.hot_id and x.cli_id = i.id and x.situacao = 'Fechada'
        and x.fechada_at is not null order by x.fechada_at, x.id limit 1) v on true
    where i.hot_id = ${hotId} and i.convidado_hash is not null and v.fechada_at >= ${desde} and coalesce(q.id, u.id) is not null
      and not exists (select from credito_de_indicacao k where k.hot_id = ${hotId} and k.indicado_id = i.id)
    order by v.fechada_at limit ${POR_VEZ}`.execute(tx)
  return r.rows
}

/** False: another run was first. */
export async function porCredito(
  tx: Tx,
  hotId: number,
  i: Indicacao,
  c: {
    readonly valor: number
    readonly situacao: 'Aguardando' | 'Em análise'
    readonly suspeitas: readonly string[]
    readonly dias: number
  },
): Promise<boolean> {
  const r =
    await sql`insert into credito_de_indicacao (hot_id, cli_id, usu_id, indicado_id, vnd_id, valor, situacao, suspeitas, libera_at)
    values (${hotId}, ${i.cliId}, ${i.usuId}, ${i.indicadoId}, ${i.vndId}, ${c.valor}, ${c.situacao}, ${[...c.suspeitas]}::text[],
      ${i.fechadaAt}::timestamptz + make_interval(days => ${c.dias})) on conflict do nothing returning id`.execute(
      tx,
    )
  return r.rows.length > 0
}

export interface CreditoAMover {
  id: number
  uid: string
  valor: number
  evento: 'liberar' | 'recusar' | 'devolver'
  indicado: string
  /** the account of who earned it */
  donoUsuId: number
}
/** What time has brought: the wait is over, the purchase was undone, or the one that it was used in was. */
export async function creditosAMover(tx: Tx, hotId: number): Promise<CreditoAMover[]> {
  const r = await sql<CreditoAMover>`
    select k.id, k.uid, k.valor, case when k.situacao = 'Usado' then 'devolver' when v.situacao <> 'Fechada' then 'recusar' else 'liberar' end as evento,
      i.nome as indicado, coalesce(k.usu_id, q.usu_id) as dono_usu_id
    from credito_de_indicacao k join venda v on v.id = k.vnd_id left join venda u on u.id = k.usado_vnd_id
      join cliente i on i.id = k.indicado_id left join cliente q on q.id = k.cli_id
    where k.hot_id = ${hotId} and (
      (k.situacao in ('Aguardando', 'Em análise', 'Liberado') and v.situacao in ('Cancelada', 'Cliente Desistiu'))
      or (k.situacao = 'Aguardando' and v.situacao = 'Fechada' and k.libera_at <= clock_timestamp())
      or (k.situacao = 'Usado' and u.situacao in ('Cancelada', 'Cliente Desistiu')))
    order by k.id limit 500 for update of k skip locked`.execute(tx)
  return r.rows
}
