import type { PlantaDoPatio } from '@martelo/contracts/estadias/planta.schemas.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { marcaDaTabela } from '../../core/conflito.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { trabalhaNoPatio } from '../patios/door.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { lerEstadias, vagasDoPatio } from './estadias.sql.ts'

/** What the editor read: without who stands where, which changes all day. */
export const marcaDaPlanta = (
  vagas: readonly { uid: string; codigo: string; linha: number; coluna: number; coberta: boolean }[],
): string => marcaDaTabela(vagas.map((v) => [v.uid, v.codigo, v.linha, v.coluna, v.coberta]))

export async function lerPlanta(
  ctx: Ctx,
  tx: Tx,
  p: { readonly id: number; readonly uid: string; readonly nome: string },
): Promise<z.infer<typeof PlantaDoPatio>> {
  const hotId = ctx.hotsite.id
  const vagas = await vagasDoPatio(tx, hotId, p.id)
  const soltas = await lerEstadias(
    tx,
    hotId,
    sql`e.pat_id = ${p.id} and e.vaga_id is null and e.situacao in ('EM_PATIO', 'AGUARDANDO_SAIDA')`,
  )
  return {
    patioUid: p.uid,
    patio: p.nome,
    marca: marcaDaPlanta(vagas),
    podeEditar:
      permite('patio:editar', ctx.sessao) && (await trabalhaNoPatio(tx, hotId, exigirSessao(ctx), p.id)),
    vagas: vagas.map(({ estadiaUid, veiculo, placa, situacao, ...v }) => ({
      ...v,
      estadia:
        estadiaUid === null
          ? null
          : { uid: estadiaUid, veiculo: veiculo ?? '', placa, situacao: situacao ?? '' },
    })),
    semVaga: soltas
      .toSorted((a, b) => a.veiculo.localeCompare(b.veiculo, 'pt-BR'))
      .map((e) => ({ uid: e.uid, veiculo: e.veiculo, placa: e.placa, situacao: e.situacao })),
  }
}

/** A yard of this house that this person may look into. */
export async function patioAoAlcance(
  ctx: Ctx,
  tx: Tx,
  patUid: string,
  limitado: boolean,
): Promise<{ id: number; uid: string; nome: string } | undefined> {
  const p = await tx
    .selectFrom('patio')
    .select(['id', 'uid', 'nome'])
    .where('hotId', '=', ctx.hotsite.id)
    .where('uid', '=', patUid)
    .executeTakeFirst()
  if (p === undefined || !limitado) return p
  return (await trabalhaNoPatio(tx, ctx.hotsite.id, exigirSessao(ctx), p.id)) ? p : undefined
}
