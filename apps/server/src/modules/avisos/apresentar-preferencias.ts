// A client's choices, kind by kind: what is on, what cannot be off and why, and only channels that this house has.
import {
  apresentarAviso,
  avisoDe,
  canaisPossiveis,
  ehDeEscolha,
  ehObrigatorio,
  julgarCanal,
  TIPOS_DE_AVISO,
} from '@martelo/domain/avisos/catalogo.ts'
import type { Canal } from '@martelo/domain/avisos/declarar-aviso.ts'
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import type { Tx } from '../../core/database/database.ts'
import { type Ctx, exigirCliente } from '../../core/http/contexto.ts'
import { SMS } from '../../core/mail/sms.integration.ts'
import { WHATSAPP } from '../../core/mail/whatsapp.integration.ts'
import { contarAparelhos, lerEscolhas, lerSossego } from './avisos.sql.ts'

/** Kinds that a client decides about. */
export const TIPOS_DO_CLIENTE = TIPOS_DE_AVISO.filter(
  (t) => avisoDe(t).publico === 'cliente' && ehDeEscolha(t),
)

/** Outside any transaction: whether the house has the outside party. */
export async function canaisDaCasa(ctx: Ctx): Promise<ReadonlySet<Canal>> {
  const { externo } = ctx.servicos
  const tem = new Set<Canal>(['sino', 'push', 'email'])
  if ((await externo.acesso(SMS, ctx.hotsite.id)) !== null) tem.add('sms')
  if ((await externo.acesso(WHATSAPP, ctx.hotsite.id)) !== null) tem.add('whatsapp')
  return tem
}

export async function apresentarPreferencias(ctx: Ctx, tx: Tx, tem: ReadonlySet<Canal>) {
  const { cliId, usuId } = exigirCliente(ctx)
  const hotId = ctx.hotsite.id
  const p = palavras(ctx.hotsite.tipo === 'loja' ? 'loja' : 'leilao')
  const { daPessoa, daCasa } = await lerEscolhas(tx, hotId, usuId)
  return {
    preferencias: TIPOS_DO_CLIENTE.map((tipo) => {
      const casa = daCasa.get(tipo) ?? null
      const fixo = (c: Canal): boolean => ehObrigatorio(tipo, c)
      const escolhas = { daCasa: casa, daPessoa: (c: Canal) => daPessoa.get(`${tipo}|${c}`) }
      return {
        tipo,
        ...apresentarAviso(tipo, p),
        grupo: avisoDe(tipo).grupo,
        canais: canaisPossiveis(tipo)
          .filter((c) => tem.has(c) && (casa === null || casa.includes(c) || fixo(c)))
          .map((canal) => ({
            canal,
            fixo: fixo(canal),
            ligado: julgarCanal(tipo, canal, escolhas) === 'usar',
          })),
        motivo: avisoDe(tipo).obrigatorio?.motivo ?? null,
      }
    }),
    sossego: await lerSossego(tx, hotId, usuId),
    aparelhos: await contarAparelhos(tx, hotId, cliId),
  }
}
