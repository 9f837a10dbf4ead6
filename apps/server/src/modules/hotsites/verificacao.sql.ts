// What the house is recognised by. Sellers' accounts are read to be compared with, never to be shown.
import { semAcentos } from '@martelo/domain/comum/texto.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import type { Hotsite } from '../../core/tenant/hotsites.ts'

export async function lerContas(tx: Tx, hotId: number) {
  const linhas = await tx
    .selectFrom('contaBancaria')
    .select(['comId', 'banco', 'bancoCodigo', 'titular', 'titularDocumento', 'pixChave'])
    .select(sql<string>`concat_ws('-', agencia, agencia_digito)`.as('agencia'))
    .select(sql<string>`concat_ws('-', conta, conta_digito)`.as('conta'))
    .where('hotId', '=', hotId)
    .where('ativa', '=', true)
    .orderBy('id')
    .execute()
  const semDono = ({ comId: _, ...c }: (typeof linhas)[number]) => c
  return {
    daCasa: linhas.filter((c) => c.comId === null).map(semDono),
    deVendedores: linhas.filter((c) => c.comId !== null).map(semDono),
  }
}

export function lerRegistros(tx: Tx, hotId: number) {
  return tx
    .selectFrom('leiloeiro')
    .select(['nome', 'junta', 'matricula', 'uf'])
    .where('hotId', '=', hotId)
    .where('ativo', '=', true)
    .orderBy('nome')
    .execute()
}

/** The house's own domain, and its name below the platform's. */
export function dominiosDo(ctx: Ctx): string[] {
  const { dominio, subdominio } = ctx.hotsite
  return [...(dominio === null ? [] : [dominio]), `${subdominio}.${ctx.servicos.config.dominio}`]
}

export const emailsDo = (h: Hotsite): string[] =>
  [h.emailContato, h.emailEncarregado].flatMap((e) => (e === null ? [] : [semAcentos(e)]))
