// Clients as the staff lists them.
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import type { LinhaCliente } from './clientes.sql.ts'
import { contemSql, listar, type Listados, ordemSql } from '../../core/database/lista.ts'

export interface ConsultaDeClientes {
  readonly pagina: number
  readonly porPagina: number
  readonly ordenar?: string | undefined
  readonly busca?: string | undefined
  readonly documentoSituacao?: string | undefined
  readonly situacao?: string | undefined
  readonly natureza?: string | undefined
}

const ORDENS: Readonly<Record<string, RawBuilder<unknown>>> = {
  nome: sql`coalesce(c.razao_social, c.nome)`,
  apelido: sql`c.apelido`,
  cidade: sql`e.cidade`,
  createdAt: sql`c.created_at`,
  documentosEnviadosAt: sql`c.documentos_enviados_at`,
  documentoSituacao: sql`c.documento_situacao`,
}

interface LinhaDeCliente {
  readonly id: number
  readonly uid: string
  readonly nome: string
  readonly apelido: string
  readonly cpf: string | null
  readonly cnpj: string | null
  readonly excluidoNatureza: string | null
  readonly email: string
  readonly telefone1: string | null
  readonly cidade: string | null
  readonly estadoSigla: string | null
  readonly situacao: string
  readonly documentoSituacao: string
  readonly documentosEnviadosAt: Date | null
  readonly createdAt: Date
}

export function listarClientes(
  tx: Tx,
  hotId: number,
  q: ConsultaDeClientes,
  inteiros: boolean,
): Promise<Listados<LinhaDeCliente>> {
  const digitos = q.busca?.replace(/[^0-9A-Za-z]/g, '').toUpperCase() ?? ''
  // Who reads masked records finds them by nickname and by a whole document: probing letter by letter would unmask them.
  const colunasDaBusca = inteiros
    ? [sql`c.nome`, sql`c.razao_social`, sql`c.apelido`, sql`c.email`]
    : [sql`c.apelido`]
  const textos = contemSql(q.busca, colunasDaBusca)
  return listar(tx, {
    colunas: sql`c.id, c.uid, c.apelido, c.cpf, c.cnpj, c.email, c.telefone1, e.cidade, e.estado_sigla, c.situacao,
      c.documento_situacao, c.documentos_enviados_at, c.created_at, c.excluido_natureza, coalesce(c.razao_social, c.nome) as nome`,
    de: sql`cliente c`,
    deTudo: sql`left join endereco e on e.cli_id = c.id`,
    onde: [
      sql`c.hot_id = ${hotId}`,
      digitos === '' ? textos : sql`(${textos} or c.cpf = ${digitos} or c.cnpj = ${digitos})`,
      ...(q.documentoSituacao ? [sql`c.documento_situacao = ${q.documentoSituacao}`] : []),
      ...(q.situacao ? [sql`c.situacao = ${q.situacao}`] : []),
      ...(q.natureza
        ? [
            // Of some erased records neither is known (naturezaConhecida).
            sql`case when c.cnpj is not null then 'Juridica' when c.cpf is not null then 'Fisica' else c.excluido_natureza end = ${q.natureza}`,
          ]
        : []),
    ],
    ordem: ordemSql(
      inteiros ? q.ordenar : q.ordenar?.replace('nome', 'apelido'),
      ORDENS,
      sql`c.created_at desc`,
      sql`c.id desc`,
    ),
    pagina: q,
  })
}

export async function clienteDaCasaPorId(
  tx: Tx,
  hotId: number,
  id: number,
): Promise<LinhaCliente | undefined> {
  return tx
    .selectFrom('cliente')
    .selectAll()
    .where('hotId', '=', hotId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function travarClienteDaCasa(
  tx: Tx,
  hotId: number,
  id: number,
): Promise<LinhaCliente | undefined> {
  return tx
    .selectFrom('cliente')
    .selectAll()
    .where('hotId', '=', hotId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function loginsDoUsuario(tx: Tx, hotId: number, usuId: number) {
  return tx
    .selectFrom('historicoLogin')
    .select(['quando', 'forma', 'resultado', 'ip', 'agente'])
    .where('hotId', '=', hotId)
    .where('usuId', '=', usuId)
    .orderBy('quando', 'desc')
    .limit(30)
    .execute()
}
