// Questions to the registry of persons, as rows.
import type { BaseLegal, TipoDeConsulta } from '@martelo/domain/procob/julgar-consulta.ts'
import type { ResultadoDeValidacao } from '@martelo/domain/validacoes/states.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export interface AlvoDaConsulta {
  id: number
  uid: string
  nome: string
  documento: string | null
  uf: string | null
  lelId: number | null
}
export async function alvoDaConsulta(
  tx: Tx,
  hotId: number,
  cliUid: string,
  lelUid: string | null,
): Promise<AlvoDaConsulta | undefined> {
  const { rows } = await sql<AlvoDaConsulta>`
    select c.id, c.uid, coalesce(c.razao_social, c.nome) as nome, coalesce(c.cnpj, c.cpf) as documento,
      (select e.estado_sigla from endereco e where e.cli_id = c.id and e.hot_id = ${hotId} limit 1) as uf,
      (select l.id from lote l where l.hot_id = ${hotId} and l.uid = ${lelUid}::uuid) as lel_id
    from cliente c where c.hot_id = ${hotId} and c.uid = ${cliUid}`.execute(tx)
  return rows[0]
}

export interface ConsultaLida {
  uid: string
  tipo: TipoDeConsulta
  resultado: ResultadoDeValidacao
  motivos: string[]
  baseLegal: BaseLegal
  finalidade: string
  quem: string
  consultadoAt: Date
  lote: string | null
  cliente: string
  documento: string | null
  cliUid: string
  dados: unknown
}
export async function consultasDe(
  tx: Tx,
  hotId: number,
  qual: { readonly cliUid?: string; readonly uid?: string },
): Promise<ConsultaLida[]> {
  const { rows } = await sql<ConsultaLida>`
    select p.uid, p.tipo, p.resultado, p.motivos, p.base_legal, p.finalidade, u.nome as quem, p.consultado_at, l.numero || ' – ' || l.nome as lote,
      coalesce(c.razao_social, c.nome) as cliente, coalesce(c.cnpj, c.cpf) as documento, c.uid as cli_uid, p.dados
    from procob_consulta p join cliente c on c.id = p.cli_id join usuario u on u.id = p.consultado_by left join lote l on l.id = p.lel_id
    where p.hot_id = ${hotId} and (${qual.cliUid ?? null}::uuid is null or c.uid = ${qual.cliUid ?? null}::uuid)
      and (${qual.uid ?? null}::uuid is null or p.uid = ${qual.uid ?? null}::uuid)
    order by p.id desc limit 200`.execute(tx)
  return rows
}

export async function guardarConsultaProcob(
  tx: Tx,
  p: {
    readonly hotId: number
    readonly cliId: number
    readonly lelId: number | null
    readonly tipo: TipoDeConsulta
    readonly baseLegal: BaseLegal
    readonly finalidade: string
    readonly resultado: ResultadoDeValidacao
    readonly motivos: readonly string[]
    readonly dados: object
    readonly usuId: number
  },
): Promise<string> {
  const { rows } = await sql<{ uid: string }>`
    insert into procob_consulta (hot_id, cli_id, lel_id, tipo, base_legal, finalidade, resultado, motivos, dados, consultado_by)
    values (${p.hotId}, ${p.cliId}, ${p.lelId}, ${p.tipo}, ${p.baseLegal}, ${p.finalidade}, ${p.resultado}, ${[...p.motivos]}::text[],
      ${JSON.stringify(p.dados)}::jsonb, ${p.usuId}) returning uid`.execute(tx)
  return rows[0]?.uid ?? ''
}
