// Who leads the lots that a bank follows, and what the bank said of them.
import { sql } from 'kysely'
import type { BancoDeDados } from '../../core/database/database.ts'
import type { NomeDoBanco } from './bancos-comitentes.integration.ts'

const POR_VEZ = 500
const VALE_HORAS = 24

export interface Lider {
  hotId: number
  banco: NomeDoBanco
  iloId: number
  lelId: number
  cliId: number
  cliUid: string
  documento: string
}
export interface Resposta {
  readonly uid: string
  readonly restrito: boolean
}

/**
 * Leaders of open, conditional and awaiting lots that the bank follows, without its answer for that lot: of each house and bank
 * one after the other, those first that it was asked about longest ago. A validation that a person asked for, or that failed, is
 * no answer.
 */
export async function lideres(banco: BancoDeDados): Promise<Lider[]> {
  const { rows } = await sql<Lider>`
    select x.hot_id, i.integradora as banco, x.id as ilo_id, l.id as lel_id, c.id as cli_id, c.uid as cli_uid, btrim(coalesce(c.cnpj, c.cpf)) as documento
    from integracao_leilao i join leilao a on a.id = i.lei_id and a.situacao not in ('EXECUTADO', 'CANCELADO')
      join integracao_lote x on x.ile_id = i.id and x.hot_id = i.hot_id join lote l on l.id = x.lel_id
      join cliente c on c.id = l.lance_cli_id and c.hot_id = i.hot_id
    where l.situacao in ('LIBERADO_LEILAO', 'PLACAR', 'AO_VIVO', 'DOULHE_UMA', 'DOULHE_DUAS', 'REPASSE', 'CONDICIONAL')
      and coalesce(c.cnpj, c.cpf) is not null and c.excluido_at is null
      and not exists (select from validacao v where v.hot_id = i.hot_id and v.lel_id = l.id and v.cli_id = c.id
        and v.resultado in ('Autorizado', 'Divergente') and v.tipo_validacao = case i.integradora when 'Bradesco' then 'CPF_CNPJ_Restritos_Bradesco' else 'CPF_CNPJ_Restritos' end)
    order by row_number() over (partition by x.hot_id, i.integradora order by x.lider_perguntado_at nulls first, l.id),
      x.lider_perguntado_at nulls first, l.id limit ${POR_VEZ}`.execute(banco.sistema)
  return rows
}

/** What the bank said of him within a day. */
export async function respostaRecente(banco: BancoDeDados, l: Lider): Promise<Resposta | undefined> {
  const { rows } = await sql<Resposta>`
    select uid, restrito from documento_restrito where hot_id = ${l.hotId} and cli_id = ${l.cliId} and integradora = ${l.banco}
      and consultado_at > clock_timestamp() - make_interval(hours => ${VALE_HORAS}) order by id desc limit 1`.execute(
    banco.sistema,
  )
  return rows[0]
}

/** Before it is asked: one whose question fails comes after the others. */
export async function anotarPergunta(banco: BancoDeDados, l: Lider): Promise<void> {
  await sql`update integracao_lote set lider_perguntado_at = clock_timestamp() where id = ${l.iloId} and hot_id = ${l.hotId}`.execute(
    banco.sistema,
  )
}
