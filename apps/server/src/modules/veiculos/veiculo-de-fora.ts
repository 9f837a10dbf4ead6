// A vehicle that an outside system names: the consignor's own by chassis or plate, or a new one.
import { chaveDaPlaca, validarPlaca } from '@martelo/domain/comum/identificadores/placa.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import type { QuemMudaDePatio } from './mudanca-de-patio.ts'

export interface VeiculoDeFora {
  readonly comId: number
  readonly placa: string | null
  readonly chassi: string | null
  readonly marca: string
  readonly modelo: string
  readonly anoFabricacao: number | null
  readonly anoModelo: number | null
  readonly cor: string | null
  readonly retomada: string
  /** its number in the other system */
  readonly integracaoId: string
}

export async function veiculoDeFora(ctx: QuemMudaDePatio, tx: Tx, v: VeiculoDeFora): Promise<number> {
  const hotId = ctx.hotsite.id
  const placa = v.placa === null ? null : validarPlaca(v.placa)
  const certa = placa?.ok ? placa.valor : null
  const chave = certa === null ? null : chaveDaPlaca(certa)
  const { rows } = await sql<{ id: number }>`
    select id from veiculo where hot_id = ${hotId} and com_id = ${v.comId} and situacao <> 'ENTREGUE'
      and ((${v.chassi}::text is not null and chassi = ${v.chassi}::text) or (${chave}::text is not null and placa_chave = ${chave}::text))
    order by (chassi = ${v.chassi}::text) desc nulls last, id desc limit 1`.execute(tx)
  if (rows[0] !== undefined) return rows[0].id
  const nome = [v.marca, v.modelo, [v.anoFabricacao, v.anoModelo].filter(Boolean).join('/')]
    .filter(Boolean)
    .join(' ')
  const novo = await tx
    .insertInto('veiculo')
    .values({
      hotId,
      comId: v.comId,
      tipoId: sql<number>`(select id from tipo_lote where categoria = 'Carros' order by ordem, id limit 1)`,
      nome,
      marca: v.marca,
      modelo: v.modelo,
      anoFabricacao: v.anoFabricacao,
      anoModelo: v.anoModelo,
      cor: v.cor,
      placa: certa,
      placaChave: chave,
      chassi: v.chassi,
      retomada: v.retomada,
      integracaoId: v.integracaoId,
    })
    .returning(['id', 'uid'])
    .executeTakeFirstOrThrow()
  await auditar(ctx, tx, {
    entidade: 'veiculo',
    uid: novo.uid,
    acao: 'criar',
    depois: { nome, placa: certa, chassi: v.chassi },
  })
  return novo.id
}

/** Whether it may be sold, by its owner's word. */
export async function inibirVendaDoVeiculo(
  ctx: QuemMudaDePatio,
  tx: Tx,
  veiId: number,
  inibir: boolean,
): Promise<void> {
  const r = await tx
    .updateTable('veiculo')
    .set({ inibirVenda: inibir, updatedAt: new Date(ctx.agora), versao: sql`versao + 1` })
    .where('hotId', '=', ctx.hotsite.id)
    .where('id', '=', veiId)
    .where('inibirVenda', '<>', inibir)
    .returning(['uid', 'versao'])
    .executeTakeFirst()
  if (r === undefined) return
  await auditar(ctx, tx, {
    entidade: 'veiculo',
    uid: r.uid,
    acao: inibir ? 'bloquearVenda' : 'liberarVenda',
    antes: { inibirVenda: !inibir },
    depois: { inibirVenda: inibir },
    versao: r.versao,
  })
}
