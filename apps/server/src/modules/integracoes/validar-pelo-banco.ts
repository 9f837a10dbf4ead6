import type { Tx } from '../../core/database/database.ts'
import {
  abrirValidacao,
  anunciarResposta,
  anunciarValidacao,
  type PedidoDeValidacao,
  type QuemValida,
  responderPelaConsulta,
} from '../validacoes/door.ts'
import type { NomeDoBanco } from './bancos-comitentes.integration.ts'

export const TIPO_DO_BANCO = { Bradesco: 'CPF_CNPJ_Restritos_Bradesco', Pan: 'CPF_CNPJ_Restritos' } as const

/** The lot's validation with the bank's answer, and what is told of it after the commit. */
export async function validarPeloBanco(
  ctx: QuemValida,
  tx: Tx,
  banco: NomeDoBanco,
  de: Omit<PedidoDeValidacao, 'hotId' | 'tipo' | 'resultado'>,
  restrito: boolean,
) {
  const resultado = restrito ? 'Divergente' : 'Autorizado'
  const hotId = ctx.hotsite.id
  const pedido = { ...de, hotId, tipo: TIPO_DO_BANCO[banco], resultado } as const
  const { nova, validacao } = await abrirValidacao(ctx.servicos, tx, pedido)
  if (nova) return { validacao, contar: () => anunciarValidacao(ctx.servicos, hotId, validacao) }
  const mudada = await responderPelaConsulta(ctx, tx, validacao.uid, resultado)
  return { validacao, contar: mudada === null ? null : () => anunciarResposta(ctx, mudada) }
}
