// Removing a declared record: never one that something refers to. Who refers is asked of the catalogue, and the lock on
// the row keeps a new reference from slipping in between the question and the removal.
import type { Cadastro } from '@martelo/contracts/core/cadastro/declarar-cadastro.ts'
import { campoDeAtivo } from '@martelo/contracts/core/cadastro/declarar-cadastro.ts'
import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { sql } from 'kysely'
import { auditar } from '../auditoria.ts'
import type { Tx } from '../database/database.ts'
import type { Ctx } from '../http/contexto.ts'
import { ehRecusa, type Recusada, RecusaLancada, recusar } from '../http/handle.ts'
import { lerRegistro, type Lido, type Lugar } from './consultas-do-cadastro.sql.ts'
import { formaDaTabela, type QuemRefere } from './forma-da-tabela.sql.ts'

/** One and several: how a place is called that uses the record. */
export type Palavras = readonly [um: string, varios: string]

export interface Apagando {
  readonly ctx: Ctx
  readonly tx: Tx
  readonly registro: Lido
}
export interface Remocao {
  readonly cadastro: Cadastro
  readonly lugar: Lugar
  readonly palavras: Readonly<Record<string, Palavras>>
  readonly antesDeApagar?: ((a: Apagando) => Promise<Recusada | void>) | undefined
}

const EXEMPLOS = 3

export function apagarRegistro(
  ctx: Ctx,
  r: Remocao,
  uid: string,
  versao: number | undefined,
): Promise<Record<never, never>> {
  const { cadastro: c, lugar } = r
  return ctx.tx(async (tx) => {
    const registro = await lerRegistro(tx, lugar, uid, true)
    if (registro === undefined)
      throw new RecusaLancada(recusar('NAO_ENCONTRADO', `${c.nome[0]}: registro não encontrado`))
    if (versao !== undefined && versao !== registro.versao)
      throw new RecusaLancada(recusar('MUDOU', MENSAGENS.mudouEntretanto))
    const propria = await r.antesDeApagar?.({ ctx, tx, registro })
    if (propria && ehRecusa(propria)) throw new RecusaLancada(propria)
    const usos = await ondeSeUsa(tx, r, registro.id)
    if (usos.length > 0)
      throw new RecusaLancada(
        recusar(
          'EM_USO',
          `Não é possível apagar “${String(registro[c.titulo])}”: está em ${usos.join(', em ')}.${
            campoDeAtivo(c) ? ' Deixe de oferecer: marque como inativo.' : ''
          }`,
          { dados: { usos } },
        ),
      )
    await sql`delete from ${sql.table(lugar.tabela)} where id = ${registro.id} and hot_id = ${lugar.hotId}`.execute(
      tx,
    )
    const antes = lugar.campos
      .filter((f) => !f.campo.calculado)
      .map((f) => [f.nome, registro.nomes[f.nome] ?? registro[f.nome]])
    await auditar(ctx, tx, { entidade: c.entidade, uid, acao: 'apagar', antes: Object.fromEntries(antes) })
    return {}
  })
}

/** "3 leilões (Leilão de março, …)", per table that refers to it. */
async function ondeSeUsa(tx: Tx, { lugar, palavras }: Remocao, id: number): Promise<string[]> {
  const { usos } = await formaDaTabela(tx, lugar.tabela)
  const frases: string[] = []
  for (const u of usos) {
    const { n, nomes } = await contar(tx, u, id)
    if (n === 0) continue
    const humano = u.tabela.replaceAll('_', ' ')
    const [um, varios] = palavras[u.tabela] ?? [humano, humano]
    const quais = nomes.length > 0 ? ` (${nomes.join(', ')}${n > nomes.length ? '…' : ''})` : ''
    frases.push(`${n} ${n === 1 ? um : varios}${quais}`)
  }
  return frases
}

async function contar(tx: Tx, u: QuemRefere, id: number): Promise<{ n: number; nomes: string[] }> {
  const nomes = u.temNome
    ? sql`(array_agg(nome::text order by nome))[1:${sql.lit(EXEMPLOS)}]`
    : sql`null::text[]`
  const { rows } = await sql<{ n: number; nomes: string[] | null }>`
    select count(*)::int as n, ${nomes} as nomes from ${sql.table(u.tabela)} where ${sql.ref(u.coluna)} = ${id}`.execute(
    tx,
  )
  return { n: rows[0]?.n ?? 0, nomes: rows[0]?.nomes ?? [] }
}
