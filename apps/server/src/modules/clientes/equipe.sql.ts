// Clients as the staff lists them.
import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export interface ConsultaDeClientes {
  readonly pagina: number
  readonly porPagina: number
  readonly ordenar?: string | undefined
  readonly busca?: string | undefined
  readonly documentoSituacao?: string | undefined
  readonly situacao?: string | undefined
  readonly natureza?: string | undefined
}

const ORDENS: Readonly<Record<string, string>> = {
  nome: 'coalesce(c.razao_social, c.nome)',
  apelido: 'c.apelido',
  cidade: 'e.cidade',
  createdAt: 'c.created_at',
  documentosEnviadosAt: 'c.documentos_enviados_at',
  documentoSituacao: 'c.documento_situacao',
}

export async function listarClientes(tx: Tx, hotId: number, q: ConsultaDeClientes) {
  const desc = q.ordenar?.startsWith('-') ?? true
  const coluna = ORDENS[q.ordenar?.replace(/^-/, '') ?? 'createdAt'] ?? 'c.created_at'
  const contem = q.busca ? `%${q.busca.replace(/[\\%_]/g, (x) => `\\${x}`)}%` : null
  const digitos = q.busca?.replace(/[^0-9A-Za-z]/g, '').toUpperCase() ?? ''
  let consulta = tx
    .selectFrom('cliente as c')
    .leftJoin('endereco as e', 'e.cliId', 'c.id')
    .select([
      'c.id',
      'c.uid',
      'c.apelido',
      'c.cpf',
      'c.cnpj',
      'c.email',
      'c.telefone1',
      'e.cidade',
      'e.estadoSigla',
      'c.situacao',
      'c.documentoSituacao',
      'c.documentosEnviadosAt',
      'c.createdAt',
    ])
    .select(sql<string>`coalesce(c.razao_social, c.nome)`.as('nome'))
    .select(sql<number>`count(*) over ()`.as('total'))
    .where('c.hotId', '=', hotId)
  if (contem !== null)
    consulta = consulta.where(
      sql<SqlBool>`(c.nome ilike ${contem} or c.razao_social ilike ${contem} or c.apelido ilike ${contem} or c.email ilike ${contem} or (${digitos} <> '' and (c.cpf = ${digitos} or c.cnpj = ${digitos})))`,
    )
  if (q.documentoSituacao) consulta = consulta.where('c.documentoSituacao', '=', q.documentoSituacao)
  if (q.situacao) consulta = consulta.where('c.situacao', '=', q.situacao)
  if (q.natureza) consulta = consulta.where('c.cnpj', q.natureza === 'Juridica' ? 'is not' : 'is', null)
  return consulta
    .orderBy(sql.raw(`${coluna} ${desc ? 'desc' : 'asc'} nulls last`))
    .orderBy('c.id', 'desc')
    .limit(q.porPagina)
    .offset((q.pagina - 1) * q.porPagina)
    .execute()
}

export async function loginsDoUsuario(tx: Tx, hotId: number, usuId: number) {
  return tx
    .selectFrom('historicoLogin')
    .select(['quando', 'forma', 'resultado', 'ip'])
    .where('hotId', '=', hotId)
    .where('usuId', '=', usuId)
    .orderBy('quando', 'desc')
    .limit(30)
    .execute()
}
