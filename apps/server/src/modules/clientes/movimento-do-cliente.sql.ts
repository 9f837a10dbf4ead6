// What the house reads of one client: the newest of each kind. Registrations that were joined to his count as his.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export interface Quem {
  readonly hotId: number
  readonly cliId: number
  readonly usuId: number
}
const MAXIMO = 100

interface Lance {
  numero: string
  lote: string
  leilao: string
  leiId: number
  tipo: string
  situacao: string
  valor: number
  /** who acted in his account */
  por: string | null
  quando: Date
}
export async function lancesDoCliente(tx: Tx, q: Quem): Promise<Lance[]> {
  const r =
    await sql<Lance>`select l.numero, l.nome as lote, a.nome as leilao, a.id as lei_id, b.tipo, b.situacao, b.valor, q.nome as por, b.data as quando
    from lance b join lote l on l.id = b.lel_id join leilao a on a.id = l.lei_id left join usuario q on q.id = b.por_usu_id
    where b.hot_id = ${q.hotId} and b.cli_id in (select x.id from cliente x where x.hot_id = ${q.hotId} and (x.id = ${q.cliId} or x.unido_a = ${q.cliId})) order by b.data desc limit ${MAXIMO}`.execute(
      tx,
    )
  return r.rows
}

interface Compra {
  id: number
  leilao: string
  situacao: string
  itens: number
  valor: number
  quando: Date
}
export async function comprasDoCliente(tx: Tx, q: Quem): Promise<Compra[]> {
  const r = await sql<Compra>`select v.id, a.nome as leilao, v.situacao, v.created_at as quando,
      (select count(*)::int from venda_item i where i.vnd_id = v.id and i.ativo) as itens,
      (select coalesce(sum(i.valor), 0)::bigint from venda_item i where i.vnd_id = v.id and i.ativo) as valor
    from venda v join leilao a on a.id = v.lei_id
    where v.hot_id = ${q.hotId} and v.cli_id in (select x.id from cliente x where x.hot_id = ${q.hotId} and (x.id = ${q.cliId} or x.unido_a = ${q.cliId})) order by v.id desc limit ${MAXIMO}`.execute(
    tx,
  )
  return r.rows
}

interface Validada {
  numero: string
  lote: string
  leilao: string
  leiId: number
  tipo: string
  resultado: string
  valor: number | null
  quando: Date
}
export async function validacoesDoCliente(tx: Tx, q: Quem): Promise<Validada[]> {
  const r =
    await sql<Validada>`select l.numero, l.nome as lote, a.nome as leilao, a.id as lei_id, v.tipo_validacao as tipo, v.resultado,
      v.valor_da_oferta as valor, v.created_at as quando
    from validacao v join lote l on l.id = v.lel_id join leilao a on a.id = l.lei_id
    where v.hot_id = ${q.hotId} and v.cli_id in (select x.id from cliente x where x.hot_id = ${q.hotId} and (x.id = ${q.cliId} or x.unido_a = ${q.cliId})) order by v.id desc limit ${MAXIMO}`.execute(
      tx,
    )
  return r.rows
}

interface DoIncidente {
  uid: string
  numero: string
  assunto: string
  tipo: string
  situacao: string
  valor: number
  quando: Date
}
/** Those that he is named in, and those of his purchases. */
export async function incidentesDoCliente(tx: Tx, q: Quem): Promise<DoIncidente[]> {
  const r =
    await sql<DoIncidente>`select i.uid, i.numero || '/' || i.ano as numero, i.assunto, i.tipo, i.situacao, i.valor, i.created_at as quando
    from incidente i left join venda v on v.id = i.vnd_id
    where i.hot_id = ${q.hotId} and coalesce(i.cli_id, v.cli_id) in (select x.id from cliente x where x.hot_id = ${q.hotId} and (x.id = ${q.cliId} or x.unido_a = ${q.cliId}))
    order by i.id desc limit ${MAXIMO}`.execute(tx)
  return r.rows
}

interface Habilitada {
  leiId: number
  leilao: string
  situacao: string
  tipo: string
  limite: number | null
  quando: Date
}
export async function habilitacoesDoCliente(tx: Tx, q: Quem): Promise<Habilitada[]> {
  const r =
    await sql<Habilitada>`select a.id as lei_id, a.nome as leilao, h.situacao, h.tipo, h.limite_de_compra as limite, h.solicitada_at as quando
    from habilitacao h join leilao a on a.id = h.lei_id
    where h.hot_id = ${q.hotId} and h.cli_id in (select x.id from cliente x where x.hot_id = ${q.hotId} and (x.id = ${q.cliId} or x.unido_a = ${q.cliId})) order by h.id desc limit ${MAXIMO}`.execute(
      tx,
    )
  return r.rows
}

interface Aparelho {
  familia: string
  agente: string | null
  ip: string | null
  dispositivo: string | null
  por: string | null
  abertoAt: Date
  usadoAt: Date
  encerradaAt: Date | null
  expiraAt: Date
}
export async function aparelhosDoCliente(tx: Tx, q: Quem): Promise<Aparelho[]> {
  const r = await sql<Aparelho>`select s.familia, min(s.criada_at) as aberto_at, max(s.criada_at) as usado_at,
      (array_agg(s.agente order by s.criada_at desc))[1] as agente, (array_agg(s.ip order by s.criada_at desc))[1] as ip,
      (array_agg(s.aparelho order by s.criada_at desc))[1] as dispositivo, max(p.nome) as por,
      min(s.revogada_at) as encerrada_at, (array_agg(s.expira_at order by s.criada_at desc))[1] as expira_at
    from sessao s left join usuario p on p.id = s.por_usu_id and p.hot_id = s.hot_id
    where s.hot_id = ${q.hotId} and s.usu_id = ${q.usuId}
    group by s.familia order by max(s.criada_at) desc limit ${MAXIMO}`.execute(tx)
  return r.rows
}

interface Avisado {
  titulo: string
  tipo: string
  canais: { canal: string; situacao: string; abertoAt: string | null }[]
  quando: Date
}
export async function avisosDoCliente(tx: Tx, q: Quem): Promise<Avisado[]> {
  const r = await sql<Avisado>`select a.titulo, a.tipo, a.created_at as quando,
      coalesce((select json_agg(json_build_object('canal', e.canal, 'situacao', e.situacao,
        'abertoAt', to_char(e.aberta_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) order by e.id)
        from aviso_entrega e where e.avi_id = a.id and e.hot_id = a.hot_id), '[]'::json) as canais
    from aviso a where a.hot_id = ${q.hotId} and (a.cli_id = ${q.cliId} or a.usu_id = ${q.usuId})
    order by a.id desc limit ${MAXIMO}`.execute(tx)
  return r.rows
}

export async function unidosAoCliente(tx: Tx, q: Quem): Promise<{ id: number; nome: string }[]> {
  const r = await sql<{
    id: number
    nome: string
  }>`select id, coalesce(razao_social, nome) as nome from cliente
    where hot_id = ${q.hotId} and unido_a = ${q.cliId} order by id`.execute(tx)
  return r.rows
}
