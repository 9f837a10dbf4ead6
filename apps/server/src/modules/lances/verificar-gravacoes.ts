// The auditor of recordings: each file's hash is in the auction's chain, the chain has one beginning and one end, holds what the
// roots of days say of it, and the files that are kept are those that were recorded.
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { DB } from '../../core/database/schema.gen.ts'
import { medirGravacao } from '../../engines/midia/port.ts'
import { diaConfere } from './raizes/dia-confere.ts'
import { diasPublicados } from './raizes/dias-publicados.sql.ts'
import {
  diasDasGravacoes,
  type GravacaoDaCorrente,
  lerCorrenteDasGravacoes,
} from './raizes/gravacoes-no-dia.sql.ts'

export interface VerificacaoDasGravacoes {
  readonly arquivos: number
  readonly falhas: readonly string[]
}

/** `pasta`: the media process's; null: the files are elsewhere and are not read. */
export async function verificarGravacoes(
  db: Kysely<DB>,
  leiUid: string,
  pasta: string | null,
): Promise<VerificacaoDasGravacoes> {
  const gravacoes = await lerCorrenteDasGravacoes(db, leiUid)
  const falhas = verificarCadeia(gravacoes)
  const hashes = new Set(gravacoes.map((g) => g.hash.toString('hex')))
  const dias = await diasDasGravacoes(db, leiUid)
  const raizes = new Map(
    (dias[0] === undefined ? [] : await diasPublicados(db, dias[0].hotUid)).map((d) => [d.dia, d]),
  )
  for (const d of dias) {
    if (!hashes.has(d.hash.toString('hex')))
      falhas.push(`a corrente não contém o que a raiz do dia ${d.dia} publicou`)
    const publicado = raizes.get(d.dia)
    if (publicado === undefined || !diaConfere(publicado))
      falhas.push(`a raiz do dia ${d.dia} não é a do que ela contém, ou a assinatura não confere`)
  }
  for (const g of pasta === null ? [] : gravacoes.filter((x) => !x.apagada)) {
    const m = await medirGravacao(pasta ?? '', g.nome, Number.POSITIVE_INFINITY)
    if (m === null) falhas.push(`${g.nome}: o arquivo não está na pasta`)
    else if (m !== 'CRESCE' && !m.sha256.equals(g.sha256))
      falhas.push(`${g.nome}: o arquivo não é o que foi gravado`)
  }
  return { arquivos: gravacoes.length, falhas }
}

export function verificarCadeia(gravacoes: readonly GravacaoDaCorrente[]): string[] {
  const falhas: string[] = []
  const hashes = new Set(gravacoes.map((g) => g.hash.toString('hex')))
  const antes = new Set<string>()
  for (const g of gravacoes) {
    const anterior = g.hashAnterior ?? Buffer.alloc(0)
    const calculado = createHash('sha256').update(anterior).update(g.sha256).update(g.nome, 'utf8').digest()
    if (!calculado.equals(g.hash)) falhas.push(`${g.nome}: o resumo não é o da sua linha`)
    const daAnterior = anterior.toString('hex')
    if (daAnterior !== '' && !hashes.has(daAnterior))
      falhas.push(`${g.nome}: a gravação anterior não está na corrente`)
    if (antes.has(daAnterior)) falhas.push(`${g.nome}: a corrente se divide antes dela`)
    antes.add(daAnterior)
  }
  return falhas
}
