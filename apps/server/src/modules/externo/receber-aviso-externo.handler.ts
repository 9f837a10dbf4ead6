// Notices of outside parties, at one address per party and house. The answer says that it is stored, not what it means; who
// sends one twice gets the same answer.
import { receberAvisoExterno } from '@martelo/contracts/externo/receber-aviso-externo.contract.ts'
import { receberAviso } from '../../core/externo/avisos-recebidos.ts'
import { parceiroDe } from '../../core/externo/parceiro.ts'
import { handle, recusar } from '../../core/http/handle.ts'

handle(receberAvisoExterno, async (ctx, { params, body }) => {
  const p = parceiroDe(params.parceiro)
  if (p?.avisos === undefined) return recusar('NAO_ENCONTRADO', 'Este endereço não recebe avisos')
  const { externo } = ctx.servicos
  const r = await receberAviso(externo, p, ctx.hotsite.id, body, ctx.agora, ctx.reqId)
  if (r === 'desconhecido') return recusar('NAO_ENCONTRADO', 'Este endereço não recebe avisos')
  if (r === 'forjado') return recusar('NAO_AUTENTICADO', 'Aviso não reconhecido')
  if (r === 'velho') return recusar('AVISO_VELHO', 'Aviso fora da janela de tempo')
  return { recebido: true as const }
})
