// Keeps the proof of a choice (what, when, by which words) without who made it, and names it in the visitor's cookie.
// The cookie is readable by our own pages: they keep nothing that lasts before it allows that.
import { registrarConsentimento } from '@martelo/contracts/hotsites/registrar-consentimento.contract.ts'
import {
  COOKIE_DO_CONSENTIMENTO,
  escreverEscolha,
  VALIDADE_EM_DIAS,
  VERSAO_DO_AVISO,
} from '@martelo/domain/hotsites/consentimento.ts'
import { handle } from '../../core/http/handle.ts'
import { guardarEscolha } from './publico-hotsite.sql.ts'

const DIA_EM_SEGUNDOS = 86_400

handle(registrarConsentimento, async (ctx, { body: { escolha } }) => {
  const uid = await ctx.tx((tx) =>
    guardarEscolha(tx, { hotId: ctx.hotsite.id, escolha, versao: VERSAO_DO_AVISO }),
  )
  const cookie =
    `${COOKIE_DO_CONSENTIMENTO}=${escreverEscolha(escolha, uid)}; Path=/; SameSite=Lax` +
    `; Max-Age=${VALIDADE_EM_DIAS * DIA_EM_SEGUNDOS}${ctx.https ? '; Secure' : ''}`
  ctx.cookie(cookie)
  return { escolha, cookie }
})
