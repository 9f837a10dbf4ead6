// One query per kind of record for the command palette; each kind only for whoever may open its screen.
import type { Permissao } from '@martelo/contracts/core/permissions.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export interface Achado {
  readonly url: string
  readonly titulo: string
  readonly descricao: string
}

interface Fonte {
  readonly permission: Permissao
  achar(tx: Tx, hotId: number, texto: string): Promise<Achado[]>
}

const POR_TIPO = 5
const contem = (texto: string): string => `%${texto.replace(/[\\%_]/g, (c) => `\\${c}`)}%`

async function linhas(tx: Tx, consulta: ReturnType<typeof sql<Achado>>): Promise<Achado[]> {
  return (await consulta.execute(tx)).rows
}

export const FONTES: readonly Fonte[] = [
  {
    permission: 'leilao:ver',
    achar: (tx, hotId, t) =>
      linhas(
        tx,
        sql<Achado>`select '/admin/leilao/' || id as url, nome as titulo, 'Leilão · ' || to_char(data at time zone 'America/Sao_Paulo', 'DD/MM/YYYY HH24:MI') as descricao
        from leilao where hot_id = ${hotId} and nome ilike ${contem(t)} order by data desc limit ${POR_TIPO}`,
      ),
  },
  {
    permission: 'veiculo:ver',
    achar: (tx, hotId, t) =>
      linhas(
        tx,
        sql<Achado>`select '/admin/veiculo/' || uid as url, nome as titulo, 'Veículo · ' || coalesce(placa, 'sem placa') || ' · ' || coalesce(chassi, '') as descricao
        from veiculo where hot_id = ${hotId} and (nome ilike ${contem(t)} or placa ilike ${contem(t)} or chassi ilike ${contem(t)}) order by id desc limit ${POR_TIPO}`,
      ),
  },
  {
    permission: 'lote:ver',
    achar: (tx, hotId, t) =>
      linhas(
        tx,
        sql<Achado>`select '/admin/lotes?busca=' || l.numero || '&leilao=' || le.id as url, 'Lote ' || l.numero || ' · ' || l.nome as titulo, 'Lote · ' || le.nome as descricao
        from lote l join leilao le on le.id = l.lei_id where l.hot_id = ${hotId} and (l.nome ilike ${contem(t)} or l.numero = ${t}) order by l.id desc limit ${POR_TIPO}`,
      ),
  },
  {
    permission: 'cliente:ver',
    achar: (tx, hotId, t) =>
      linhas(
        tx,
        sql<Achado>`select '/admin/cliente/' || id as url, coalesce(razao_social, nome) as titulo, 'Cliente · ' || apelido as descricao
        from cliente where hot_id = ${hotId} and (nome ilike ${contem(t)} or razao_social ilike ${contem(t)} or apelido ilike ${contem(t)} or email ilike ${contem(t)} or cpf = ${t} or cnpj = upper(${t})) order by id desc limit ${POR_TIPO}`,
      ),
  },
  {
    permission: 'venda:ver',
    achar: (tx, hotId, t) =>
      linhas(
        tx,
        sql<Achado>`select '/admin/compras/' || v.id as url, 'Venda ' || v.id || ' · ' || c.nome as titulo, 'Venda · ' || v.situacao as descricao
        from venda v join cliente c on c.id = v.cli_id where v.hot_id = ${hotId} and (c.nome ilike ${contem(t)} or v.id::text = ${t}) order by v.id desc limit ${POR_TIPO}`,
      ),
  },
]
