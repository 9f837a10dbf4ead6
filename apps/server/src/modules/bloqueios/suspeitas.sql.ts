// Patterns that a person should look at, by the thresholds of the domain. Each finding has a key. Left out is what was decided: one
// that was ignored, until it grows into another; one whose target is blocked, while it is.
import type { TipoDeAlvo } from '@martelo/domain/bloqueios/alvo.ts'
import { LIMIARES, type TipoDeSuspeita } from '@martelo/domain/bloqueios/bloqueio.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export interface Achado {
  readonly chave: string
  /** code of the device, the address, or the consignor's name */
  readonly sobre: string
  readonly n: number
  readonly desde: Date
  readonly contas: readonly {
    readonly clienteId: number
    readonly nome: string
    readonly documento: string | null
  }[]
}

const NO_MAXIMO = 50
const CONTA = sql`jsonb_build_object('clienteId', c.id, 'nome', c.nome, 'documento', coalesce(c.cpf, c.cnpj))`
const D = LIMIARES.contasPorDispositivo
const R = LIMIARES.cadastrosEmRajada
const V = LIMIARES.soUmVendedor

const CONSULTAS: Readonly<Record<TipoDeSuspeita, (hotId: number) => RawBuilder<Achado>>> = {
  DISPOSITIVO: (hotId) => sql`
    select left(encode(a.resumo, 'hex'), 16) as sobre, 'DISPOSITIVO:' || left(encode(a.resumo, 'hex'), 16) || ':' || count(*) as chave,
      count(*)::int as n, min(a.visto_at) as desde, jsonb_agg(${CONTA} order by c.id) as contas
    from aparelho_conhecido a join cliente c on c.usu_id = a.usu_id and c.hot_id = ${hotId}
    where a.hot_id = ${hotId} and a.visto_at > clock_timestamp() - make_interval(days => ${D.dias})
    group by a.resumo having count(*) >= ${D.contas}`,
  RAJADA: (hotId) => sql`
    with primeiro as (
      select h.usu_id, min(h.quando) as quando, (array_agg(h.ip order by h.quando))[1] as ip
      from historico_login h join usuario u on u.id = h.usu_id and u.hot_id = ${hotId}
        -- The house's own people, all new in one office, sign nothing up.
        join cliente dono on dono.usu_id = u.id and dono.hot_id = ${hotId}
      where h.hot_id = ${hotId} and h.resultado = 'ok' and h.ip is not null
        and u.created_at > clock_timestamp() - make_interval(days => ${R.dias}) group by h.usu_id
    ), marcado as (
      -- A pause as long as the span ends a burst; midnight does not.
      select p.*, quando - lag(quando) over (partition by ip order by quando, usu_id) <= make_interval(mins => ${R.minutos}) as segue
      from primeiro p
    ), rajada as (
      select m.*, count(*) filter (where segue is not true) over (partition by ip order by quando, usu_id) as rajada,
        count(*) over (partition by ip order by quando
          range between make_interval(mins => ${R.minutos}) preceding and current row) as seguidos
      from marcado m
    )
    select r.ip as sobre, 'RAJADA:' || r.ip || ':' || min(r.quando)::date || ':' || count(*) as chave, count(*)::int as n, min(r.quando) as desde,
      jsonb_agg(${CONTA} order by c.id) as contas
    from rajada r join cliente c on c.usu_id = r.usu_id and c.hot_id = ${hotId}
    group by r.ip, r.rajada having max(r.seguidos) >= ${R.cadastros}`,
  VENDEDOR: (hotId) => sql`
    with dele as (
      select l.cli_id, min(o.com_id) as com_id, count(*) as n, min(l.data) as desde, array_agg(distinct o.lei_id) as leiloes
      from lance l join lote o on o.id = l.lel_id and o.hot_id = ${hotId}
      where l.hot_id = ${hotId} and l.cli_id is not null and l.data > clock_timestamp() - make_interval(days => ${V.dias})
        and l.tipo in ('Manual', 'Automático')
      group by l.cli_id
      having count(*) >= ${V.lances} and count(distinct o.id) >= ${V.lotes} and count(distinct o.com_id) = 1
        and not bool_or(l.situacao = 'vencedor')
    )
    select m.nome as sobre, 'VENDEDOR:' || d.cli_id || ':' || d.com_id as chave, d.n::int as n, d.desde, jsonb_build_array(${CONTA}) as contas
    from dele d join cliente c on c.id = d.cli_id and c.hot_id = ${hotId} join comitente m on m.id = d.com_id and m.hot_id = ${hotId}
    where exists (select from lote x where x.hot_id = ${hotId} and x.lei_id = any(d.leiloes) and x.com_id <> d.com_id)`,
}

/** A block `b` that stands and names what the finding `q` is about. */
const BLOQUEIA: Readonly<Record<TipoDeSuspeita, RawBuilder<unknown>>> = {
  DISPOSITIVO: sql`b.tipo = 'DISPOSITIVO' and b.alvo = q.sobre`,
  RAJADA: sql`case when b.tipo = 'ENDERECO' and q.sobre ~ '^[0-9a-fA-F:.]+$'
    then replace(q.sobre, '::ffff:', '')::inet <<= b.alvo::inet end`,
  VENDEDOR: sql`b.tipo = 'DOCUMENTO' and b.alvo in (select x ->> 'documento' from jsonb_array_elements(q.contas) x)`,
}

export async function buscarSuspeitas(
  tx: Tx,
  hotId: number,
  tipo: TipoDeSuspeita,
): Promise<readonly Achado[]> {
  const { rows } = await sql<Achado>`
    select q.* from (${CONSULTAS[tipo](hotId)}) q
    where not exists (select from suspeita_ignorada i where i.hot_id = ${hotId} and i.chave = q.chave)
      and not exists (select from bloqueio b where b.hot_id = ${hotId} and b.encerrado_at is null
        and (b.fim is null or b.fim > clock_timestamp()) and ${BLOQUEIA[tipo]})
    order by q.n desc, q.chave limit ${NO_MAXIMO}`.execute(tx)
  return rows
}

/** What a block of a finding names. */
export const alvosDe = (tipo: TipoDeSuspeita, a: Achado): { tipo: TipoDeAlvo; alvo: string }[] => {
  if (tipo === 'DISPOSITIVO') return [{ tipo, alvo: a.sobre }]
  if (tipo === 'RAJADA') return [{ tipo: 'ENDERECO', alvo: a.sobre }]
  return a.contas.flatMap((c) =>
    c.documento === null ? [] : [{ tipo: 'DOCUMENTO' as const, alvo: c.documento }],
  )
}
