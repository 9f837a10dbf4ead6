// Consignors, yards and kinds named in a file, found among the house's own. An unknown consignor is an error at its
// cell; an unknown yard only leaves the vehicle without one (notices name places that are no yards).
import type { Tx } from '../../core/database/database.ts'
import { dobrar } from '@martelo/domain/comum/texto.ts'
import type { LinhaInterpretada, Problema } from './importacao/interpretar-linha.ts'

export interface Referencias {
  readonly comitentes: readonly { id: number; uid: string; nome: string; cnpj: string | null }[]
  readonly patios: readonly { id: number; uid: string; nome: string }[]
}

export async function lerReferencias(tx: Tx, hotId: number): Promise<Referencias> {
  return {
    comitentes: await tx
      .selectFrom('comitente')
      .select(['id', 'uid', 'nome', 'cnpj'])
      .where('hotId', '=', hotId)
      .where('ativo', '=', true)
      .execute(),
    patios: await tx
      .selectFrom('patio')
      .select(['id', 'uid', 'nome'])
      .where('hotId', '=', hotId)
      .where('ativo', '=', true)
      .execute(),
  }
}

/** Letters of the columns that give a field, for messages; null when the file has no such column. */
export type LetraDe = (campo: string) => string | null

/** The rows with the house's own names in place of the file's spelling. */
export function resolverReferencias(
  linhas: readonly LinhaInterpretada[],
  r: Referencias,
  letra: LetraDe,
): LinhaInterpretada[] {
  const porNome = new Map(r.comitentes.map((c) => [dobrar(c.nome), c]))
  const porCnpj = new Map(r.comitentes.flatMap((c) => (c.cnpj ? [[c.cnpj, c] as const] : [])))
  const patios = new Map(r.patios.map((p) => [dobrar(p.nome), p]))
  const problema = (
    l: LinhaInterpretada,
    campo: string,
    titulo: string,
    valor: string,
    mensagem: string,
  ): Problema => ({
    linha: l.linha,
    coluna: letra(campo),
    titulo,
    valor: valor.slice(0, 80),
    mensagem,
  })
  return linhas.map((l) => {
    if (l.ignorar !== null) return l
    const { comitente, comitenteCnpj, patio, ...valores } = l.valores
    const erros = [...l.erros]
    const avisos = [...l.avisos]
    const achado =
      (comitenteCnpj && porCnpj.get(comitenteCnpj)) || (comitente && porNome.get(dobrar(comitente))) || null
    const dito = comitente ?? comitenteCnpj
    if (dito && achado === null)
      erros.push(
        problema(
          l,
          comitente ? 'comitente' : 'comitenteCnpj',
          'Comitente',
          dito,
          `O comitente ${dito} não está cadastrado.`,
        ),
      )
    const doPatio = patio ? patios.get(dobrar(patio)) : undefined
    if (patio && doPatio === undefined)
      avisos.push(
        problema(
          l,
          'patio',
          'Pátio',
          patio,
          `O pátio ${patio} não está cadastrado: o veículo fica sem pátio.`,
        ),
      )
    return {
      ...l,
      erros,
      avisos,
      valores: {
        ...valores,
        ...(achado ? { comitente: achado.nome } : {}),
        ...(doPatio ? { patio: doPatio.nome } : {}),
      },
    }
  })
}
