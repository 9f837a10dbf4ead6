// How the fields of a declaration stand in its table: which column or expression is read, which column is written, and how
// a value travels. Column names come from the declaration and the binding, never from a request.
import type { Cadastro, Campo } from '@martelo/contracts/core/cadastro/declarar-cadastro.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Sessao } from '../http/contexto.ts'

/** A record's values as the API speaks them. */
export type Valores = Record<string, unknown>

export interface CampoLigado {
  readonly nome: string
  readonly campo: Campo
  /** null: it is written by a hook, or not at all */
  readonly coluna: string | null
  /** what is read, of the row `t` */
  readonly expressao: RawBuilder<unknown>
  /** what it is called for people, when the value is an identifier */
  readonly rotulo: RawBuilder<unknown> | null
}

export const emColuna = (nome: string): string => nome.replace(/[A-Z]/g, (l) => `_${l.toLowerCase()}`)
export const tabelaDe = (c: Cadastro): string => c.tabela ?? emColuna(c.entidade)

/** A column's name, or an expression over the row `t`: such a field is read only, and a hook may write it. */
export type Proprias = Readonly<Record<string, RawBuilder<unknown> | string>>

export function montarCampos(c: Cadastro, proprias: Proprias): CampoLigado[] {
  return Object.entries(c.campos).map(([nome, campo]) => {
    const propria = proprias[nome]
    if (propria !== undefined && typeof propria !== 'string')
      return { nome, campo, coluna: null, expressao: propria, rotulo: null }
    const referencia = campo.tipo === 'referencia'
    const coluna = propria ?? emColuna(referencia ? nome.replace(/Uid$/, 'Id') : nome)
    if (!referencia)
      return {
        nome,
        campo,
        coluna: campo.calculado ? null : coluna,
        expressao: sql.ref(`t.${coluna}`),
        rotulo: null,
      }
    const de = (o: string) =>
      sql`(select ${sql.ref(`r.${o}`)} from ${sql.table(tabelaDe(campo.de))} r where r.id = ${sql.ref(`t.${coluna}`)})`
    return { nome, campo, coluna, expressao: de('uid'), rotulo: de(emColuna(campo.de.titulo)) }
  })
}

/** The fields that this person may see. */
export const visiveisPara = (campos: readonly CampoLigado[], sessao: Sessao | null): CampoLigado[] =>
  campos.filter(({ campo }) => campo.ver === undefined || permite(campo.ver, sessao))

/** From the table to the wire. */
export function paraFora(campo: Campo, v: unknown): unknown {
  if (v === null || v === undefined)
    return campo.tipo === 'simNao' ? false : campo.tipo === 'escolhas' ? [] : null
  if (v instanceof Date) return v.toISOString()
  if (campo.tipo === 'hora') return String(v).slice(0, 5)
  return v
}

/** From the wire to the table: an empty text is nothing. References are resolved before. */
export const semVazio = (v: unknown): unknown => (v === '' || v === undefined ? null : v)

/** What a new record starts with. */
export function valoresPadrao(campos: readonly CampoLigado[]): Valores {
  const padrao = ({ campo }: CampoLigado): unknown =>
    campo.padrao ?? (campo.tipo === 'simNao' ? false : campo.tipo === 'escolhas' ? [] : null)
  return Object.fromEntries(campos.filter((c) => !c.campo.calculado).map((c) => [c.nome, padrao(c)]))
}
