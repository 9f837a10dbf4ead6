// One harmless request with the credential that is in use. What came of it is an answer and no refusal: the person asked.
import { testarParceiroExterno } from '@martelo/contracts/externo/testar-parceiro-externo.contract.ts'
import { DESFECHOS } from '@martelo/domain/externo/desfechos.ts'
import { CofreFechado } from '../../core/externo/cofre.ts'
import { FalhaExterna } from '../../core/externo/falha-externa.ts'
import { parceiroDe } from '../../core/externo/parceiro.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { anotarTeste } from '../../core/externo/credenciais.ts'

handle(testarParceiroExterno, async (ctx, { params }) => {
  const p = parceiroDe(params.parceiro)
  if (p?.testar === undefined) return recusar('NAO_ENCONTRADO', 'Este parceiro não tem teste')
  let resposta: { ok: boolean; mensagem: string }
  try {
    const porta = await ctx.servicos.externo.porta(p, { hotId: ctx.hotsite.id, reqId: ctx.reqId })
    if (porta === null) return recusar('SEM_CREDENCIAL', 'Salve a credencial antes de testar.')
    resposta = { ok: true, mensagem: await p.testar(porta) }
  } catch (e) {
    if (!(e instanceof FalhaExterna) && !(e instanceof CofreFechado)) throw e
    ctx.log.warn({ err: e, parceiro: p.nome }, 'test of an outside party failed')
    resposta = { ok: false, mensagem: mensagemDaFalha(e) }
  }
  await ctx.tx((tx) => anotarTeste(tx, ctx.hotsite.id, p.nome, resposta.ok ? null : resposta.mensagem))
  return resposta
})

function mensagemDaFalha(e: FalhaExterna | CofreFechado): string {
  if (e instanceof CofreFechado) return 'A credencial salva não pode ser lida com as chaves desta instalação.'
  return `${DESFECHOS[e.desfecho].rotulo}${e.status === null ? '' : ` (${e.status})`}.`
}
