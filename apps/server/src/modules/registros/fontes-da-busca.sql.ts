// One query per kind of record for the command palette; each kind only for those who may open its screen.
import type { Permissao } from '@martelo/contracts/core/permissions.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { contemSql } from '../../core/database/lista.ts'

export interface Achado {
  readonly url: string
  readonly titulo: string
  readonly descricao: string
}

interface Onde {
  readonly hotId: number
  /** yard staff find only what stands in their yards */
  readonly nosPatiosDe?: number | undefined
}

interface Fonte {
  readonly permission: Permissao
  achar(tx: Tx, onde: Onde, texto: string): Promise<Achado[]>
}

const POR_TIPO = 5
const contem = (texto: string): string => `%${texto.replace(/[\\%_]/g, (c) => `\\${c}`)}%`

/** One of the columns holds the text, accents and case aside. */
const tem = contemSql

async function linhas(tx: Tx, consulta: ReturnType<typeof sql<Achado>>): Promise<Achado[]> {
  return (await consulta.execute(tx)).rows
}

/** "venda 39", "lote 9", "leilão 12": the kind that was named, and its number. */
function pedido(texto: string): { tipo: string; numero: string } {
  const m = /^(venda|lote|leil[aã]o|cliente|compra)s?\s*n?[º°.]?\s*(\d+)$/i.exec(texto.trim())
  return {
    tipo: (m?.[1] ?? '').toLowerCase().replace('ã', 'a').replace('compra', 'venda'),
    numero: m?.[2] ?? '',
  }
}

/** Null when the text names another kind, so that nothing else is asked; the number alone asks all kinds. */
function numeroDe(tipo: string, texto: string): number | null {
  const p = pedido(texto)
  const digitos = p.tipo === '' ? texto.trim() : p.tipo === tipo ? p.numero : ''
  return /^\d{1,9}$/.test(digitos) ? Number(digitos) : null
}
const outroTipo = (tipo: string, texto: string): boolean => !['', tipo].includes(pedido(texto).tipo)
/** Documents and telephones are kept as digits: dots, dashes and brackets are for people. */
const soLetrasEDigitos = (texto: string): string => texto.replace(/[^0-9A-Za-z]/g, '').toUpperCase()

export const FONTES: readonly Fonte[] = [
  {
    permission: 'leilao:ver',
    async achar(tx, { hotId }, t) {
      if (outroTipo('leilao', t)) return []
      return linhas(
        tx,
        sql<Achado>`select '/admin/leilao/' || id as url, nome as titulo, 'Leilão nº ' || numero || ' · ' || to_char(data at time zone 'America/Sao_Paulo', 'DD/MM/YYYY HH24:MI') as descricao
        from leilao where hot_id = ${hotId} and (numero = ${numeroDe('leilao', t)}::int or ${tem(t, [sql`nome`])}) order by numero = ${numeroDe('leilao', t)}::int desc nulls last, data desc limit ${POR_TIPO}`,
      )
    },
  },
  {
    permission: 'veiculo:ver',
    async achar(tx, { hotId, nosPatiosDe }, t) {
      if (pedido(t).tipo !== '') return []
      const chave = soLetrasEDigitos(t)
      return linhas(
        tx,
        sql<Achado>`select '/admin/veiculo/' || v.uid as url, v.nome as titulo, 'Veículo · ' || coalesce(v.placa, 'sem placa') || ' · ' || coalesce(v.chassi, '') as descricao
        from veiculo v where v.hot_id = ${hotId} and (${tem(t, [sql`v.nome`])} or (length(${chave}) > 2 and (v.placa ilike ${contem(chave)} or v.chassi ilike ${contem(chave)} or v.renavam = ${chave})))
          and (${nosPatiosDe ?? null}::int is null or exists (select from usuario_patio u where u.usu_id = ${nosPatiosDe ?? null}::int and u.pat_id = v.pat_id))
        order by v.id desc limit ${POR_TIPO}`,
      )
    },
  },
  {
    permission: 'lote:ver',
    async achar(tx, { hotId }, t) {
      if (outroTipo('lote', t)) return []
      const numero = numeroDe('lote', t)?.toString() ?? t
      return linhas(
        tx,
        sql<Achado>`select '/admin/lotes?busca=' || l.numero || '&leilao=' || le.id as url, 'Lote ' || l.numero || ' · ' || l.nome as titulo, 'Lote · ' || le.nome as descricao
        from lote l join leilao le on le.id = l.lei_id where l.hot_id = ${hotId} and (l.numero = ${numero} or ltrim(l.numero, '0') = ${numero} or ${tem(t, [sql`l.nome`])}) order by l.id desc limit ${POR_TIPO}`,
      )
    },
  },
  {
    permission: 'cliente:dados',
    async achar(tx, { hotId }, t) {
      if (outroTipo('cliente', t)) return []
      const chave = soLetrasEDigitos(t)
      const telefone = /^[\d\s().+-]{8,}$/.test(t) ? contem(chave.replace(/^55(?=\d{10,11}$)/, '')) : null
      return linhas(
        tx,
        sql<Achado>`select '/admin/cliente/' || id as url, coalesce(razao_social, nome) as titulo, 'Cliente · ' || apelido as descricao
        from cliente where hot_id = ${hotId} and (${tem(t, [sql`nome`, sql`razao_social`, sql`apelido`, sql`email`])} or id = ${pedido(t).tipo === 'cliente' ? numeroDe('cliente', t) : null}::int
          or (${chave} <> '' and (cpf = ${chave} or cnpj = ${chave})) or telefone1 like ${telefone} or telefone2 like ${telefone} or telefone3 like ${telefone}) order by id desc limit ${POR_TIPO}`,
      )
    },
  },
  {
    permission: 'venda:ver',
    async achar(tx, { hotId }, t) {
      if (outroTipo('venda', t)) return []
      return linhas(
        tx,
        sql<Achado>`select '/admin/compras/' || v.id as url, 'Venda ' || numero_da_venda(v.id) || ' · ' || c.nome as titulo, 'Venda · ' || v.situacao as descricao
        from venda v join cliente c on c.id = v.cli_id where v.hot_id = ${hotId} and (numero_da_venda(v.id) = ${numeroDe('venda', t)}::int or ${tem(t, [sql`c.nome`, sql`c.razao_social`])}) order by numero_da_venda(v.id) = ${numeroDe('venda', t)}::int desc nulls last, v.id desc limit ${POR_TIPO}`,
      )
    },
  },
  {
    permission: 'comitente:ver',
    async achar(tx, { hotId }, t) {
      if (pedido(t).tipo !== '') return []
      const chave = soLetrasEDigitos(t)
      return linhas(
        tx,
        sql<Achado>`select '/admin/comitentes?busca=' || replace(replace(nome, '%', '%25'), '&', '%26') as url, nome as titulo, 'Comitente' || coalesce(' · ' || nullif(grupo, ''), '') as descricao
        from comitente where hot_id = ${hotId} and (${tem(t, [sql`nome`, sql`grupo`])} or (length(${chave}) > 5 and cnpj = ${chave})) order by nome limit ${POR_TIPO}`,
      )
    },
  },
]
